// The single file: of its articles, shows the one that the address names; a state of the filter belongs to the overview.
"use strict";
(() => {
  const pages = new Map([...document.querySelectorAll("article.page")].map((page) => [page.id, page]));
  const links = [...document.querySelectorAll("header nav a")];
  let current = null;

  const show = () => {
    const fragment = decodeURIComponent(location.hash.slice(1));
    const name = fragment.includes("=") ? "index" : fragment.split(":")[0];
    const page = pages.get(name) ?? pages.get("index");
    const place = fragment.includes(":") ? document.getElementById(fragment) : null;
    if (page !== current) {
      current?.classList.remove("current");
      page.classList.add("current");
      document.title = `${page.dataset.title} · mtg-conformance`;
      links.forEach((link) => {
        if (link.getAttribute("href") === `#${page.id}`) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      });
      if (current) page.focus({ preventScroll: true });
      current = page;
    }
    if (place) place.scrollIntoView();
    else if (!fragment.includes("=")) scrollTo(0, 0);
  };

  addEventListener("hashchange", show);
  show();
})();
