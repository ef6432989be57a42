/** What the shop says while it cannot serve as ever. */
export const errorPagesPl = {
  'service.busy': 'Mamy teraz bardzo wielu gości',
  'service.busyText': 'Sklep nie nadąża z odpowiedziami. Koszyk czeka bez zmian: spróbuj ponownie za chwilę.',
  'service.starting': 'Sklep właśnie się otwiera',
  'service.startingText': 'To potrwa chwilę. Odśwież stronę.',
  'service.database': 'Chwilowo nie możemy tego zrobić',
  'service.databaseText': 'Mamy przerwę techniczną. Nic nie zginęło: spróbuj ponownie za chwilę.',
  'service.kept': 'To, co zostało wpisane, czeka na tej stronie.',
  'service.again': 'Spróbuj ponownie',

  'error.notFound': 'Nie ma takiej strony',
  'error.notFoundText':
    'Adres mógł się zmienić albo wkradła się literówka. Poszukaj produktu albo wróć na stronę główną.',
  'error.server': 'Coś się u nas zepsuło',
  'error.serverText': 'Już o tym wiemy. Twój koszyk jest bezpieczny. Odśwież stronę za chwilę.',
  'error.home': 'Na stronę główną',
  'error.tooMany': 'Za dużo żądań naraz. Spróbuj ponownie za chwilę.',
} as const;
