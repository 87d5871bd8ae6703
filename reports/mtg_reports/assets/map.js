// The engine whose verdicts the map shows is kept in the address: #map=KEY.
"use strict";
(() => {
  const forms = [...document.querySelectorAll("form.map")];
  const radios = [...document.querySelectorAll("form.map input")];
  const key = (radio) => radio.dataset.key ?? radio.value;

  const restore = () => {
    if (!location.hash.includes("=")) return;
    const wanted = new URLSearchParams(location.hash.slice(1)).get("map");
    const found = radios.filter((radio) => key(radio) === wanted);
    found.forEach((radio) => { radio.checked = true; });
    found.find((radio) => radio.checkVisibility())?.closest("section").scrollIntoView();
  };

  forms.forEach((form) => {
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", (event) => {
      const address = new URL(location.href);
      address.hash = new URLSearchParams({ map: key(event.target) }).toString();
      history.replaceState(null, "", address);
    });
  });
  addEventListener("hashchange", restore);
  restore();
})();
