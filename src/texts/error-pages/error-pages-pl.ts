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
} as const;
