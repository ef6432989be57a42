/** Words of the menus and of the layout. */
export const menuPl = {
  'menu.toggle': 'Podkategorie: {name}',
  'menu.all': 'Wszystko w kategorii {name}',
  'menu.more': 'Pokaż więcej',
  'menu.moreIn': 'w kategorii {name}',
  'menu.best': 'Najchętniej kupowane: {name}',
  'menu.slides': 'Polecamy: {name}',
  'menu.carousel': 'karuzela',
  'menu.tabs': 'Części menu',
  'menu.back': 'Wstecz: {name}',
  'menu.info': 'Informacje',
  'menu.account': 'Konto',

  'cookies.manage': 'Zarządzaj plikami cookie',
  'cookies.lead':
    'Sklep zapisuje w Twojej przeglądarce tylko to, bez czego by nie działał. Nie śledzimy Cię, więc nie ma tu niczego, na co trzeba się zgodzić. Wszystko usuniesz w ustawieniach przeglądarki.',
  'cookies.cookie': 'plik cookie',
  'cookies.tab': 'pamięć karty',
  'cookies.browser': 'pamięć przeglądarki',
  'cookies.session': 'Koszyk, listy oraz zalogowanie.',
  'cookies.sessionLasts': '60 dni albo do wylogowania',
  'cookies.notice': 'Wiadomość, którą następna strona ma Ci pokazać, np. że produkt jest w koszyku.',
  'cookies.noticeLasts': 'do następnej strony, najdłużej minutę',
  'cookies.scroll': 'Miejsca, do których były przewinięte strony, żeby powrót prowadził w to samo.',
  'cookies.searched': 'Wyniki wyszukiwania z tej wizyty, żeby te same słowa nie szukały dwa razy.',
  'cookies.draft': 'To, co wpisujesz w formularzu, bez haseł, żeby nie zginęło przy odświeżeniu.',
  'cookies.draftLasts': 'do wysłania, wylogowania albo zamknięcia karty',
  'cookies.tabLasts': 'do zamknięcia karty',
  'cookies.basket':
    'Chwila ostatniej zmiany koszyka, żeby inne otwarte karty ją zauważyły. Tylko w starszych przeglądarkach.',
  'cookies.browserLasts': 'dopóki go nie usuniesz',
  'cookies.policy': 'Więcej w polityce prywatności',
};
