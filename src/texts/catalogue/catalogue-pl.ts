/** Words of the main page, in Polish. */
export const cataloguePl = {
  'home.bestsellers': 'Najchętniej wybierane',
  'home.promotions': 'Promocje',
  'home.newest': 'Nowości',
  'home.categories': 'Kategorie',
  'home.empty': 'W sklepie nie ma jeszcze produktów.',
  'home.emptyNext': 'Zajrzyj do nas później albo napisz, czego szukasz.',
  'home.slider': 'Polecamy',
  'home.previousSlide': 'Poprzedni slajd',
  'home.nextSlide': 'Następny slajd',
  'home.slide': 'Slajd {n} z {count}',
  'home.pause': 'Zatrzymaj pokaz',
  'home.play': 'Wznów pokaz',
};
