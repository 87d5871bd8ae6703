Feature: Rulings on Congregate

  It gives 2 life for each creature there is.

  @id:congregate-counts-on-resolution @CR-608.2h @ruling:congregate/1
  Scenario: Congregate counts the creatures that are left when it resolves
    Given Alice controls Bear Cub and four Plains
    And Alice has Congregate in hand
    And Bob controls Gray Ogre
    And Bob has Murder in hand
    And Bob has {B}{B}{B} floating
    When Alice casts Congregate targeting Alice
    And Alice passes priority
    And Bob casts Murder targeting Bear Cub
    And the stack resolves
    Then Alice has 22 life

  @id:congregate-one-gain @CR-119.9 @ruling:ajanis-pridemate/3
  Scenario: The life that Congregate gives for several creatures is one gain
    Given Alice controls Ajani's Pridemate, Bear Cub and four Plains
    And Alice has Congregate in hand
    And Bob controls Gray Ogre
    When Alice casts Congregate targeting Alice
    And the stack resolves
    Then Alice has 26 life
    And Ajani's Pridemate has 1 +1/+1 counter on it
