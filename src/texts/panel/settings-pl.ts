/** What is said of the settings of the shop, in Polish. */
export const settingsPl = {
  'settings.emails': 'E-maile do właściciela',
  'settings.emailsLead':
    'O czym sklep ma pisać i na jakie adresy. Każda wiadomość przychodzi raz. Kilka adresów oddziel przecinkami, najwyżej 10.',
  'settings.send': 'Wysyłać?',
  'settings.on': 'Tak',
  'settings.off': 'Nie',
  'settings.to': 'adresy',
  'settings.language': 'Język wiadomości',
  'settings.wrongAddresses': 'Wpisz adresy e-mail oddzielone przecinkami, najwyżej 10.',
  'settings.noAddress': 'Podaj adres, na który mamy pisać.',
  'settings.changed':
    'W tym czasie ktoś zapisał te ustawienia. Zmiany w różnych polach już połączyliśmy. Tam, gdzie zmieniono to samo pole, wybierz, co ma zostać, i zapisz.',
  'settings.busy': 'Kilka osób zapisuje te ustawienia naraz. Spróbuj za chwilę.',
  'settings.event.order_placed': 'Nowe zamówienie',
  'settings.event.order_paid': 'Zamówienie opłacone',
  'settings.event.order_cancelled': 'Zamówienie anulowane',
  'settings.event.payment_trouble': 'Kłopot z płatnością',
  'settings.event.refund_trouble': 'Kłopot ze zwrotem pieniędzy',
  'settings.event.complaint': 'Nowa reklamacja i odpowiedź klienta',
  'settings.event.withdrawal': 'Odstąpienie od umowy',
  'settings.event.certificate_end': 'Kończy się certyfikat KSeF',
  'settings.event.low_stock': 'Kończy się produkt',
  'settings.event.webhook_trouble': 'Webhook nie odbiera wiadomości',
} as const;
