/** What the shop's letters say, in Polish. `{shop}` is the shop's name. */
export const lettersPl = {
  'letter.regards': 'Pozdrawiamy',
  'letter.linkAsText': 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',

  'letter.welcome.subject': 'Twoje konto w sklepie {shop} jest gotowe',
  'letter.welcome.heading': 'Dzień dobry, konto jest gotowe',
  'letter.welcome.text': 'Dziękujemy, że jesteś z nami. Twój login to {login}.',
  'letter.welcome.uses': 'Na koncie znajdziesz swoje zamówienia, adresy i listy zakupów.',
  'letter.welcome.button': 'Przejdź do konta',
  'letter.welcome.note': 'Jeśli konto założył ktoś inny, odpowiedz na tę wiadomość, a je usuniemy.',

  'letter.confirmEmail.subject': 'Potwierdź adres e-mail w sklepie {shop}',
  'letter.confirmEmail.heading': 'Potwierdź swój adres e-mail',
  'letter.confirmEmail.text':
    'Ten adres podano przy koncie o loginie {login}. Potwierdź, że konto i adres należą do Ciebie.',
  'letter.confirmEmail.valid':
    'Link działa przez {n} godzinę i tylko raz.|Link działa przez {n} godziny i tylko raz.|Link działa przez {n} godzin i tylko raz.|Link działa przez {n} godziny i tylko raz.',
  'letter.confirmEmail.button': 'Potwierdź adres',
  'letter.confirmEmail.note':
    'Jeśli to nie Twoje konto, pomiń tę wiadomość: bez potwierdzenia adres nie będzie do niego należeć.',

  'letter.emailKnown.subject': 'Ten adres ma już konto w sklepie {shop}',
  'letter.emailKnown.heading': 'Masz już konto',
  'letter.emailKnown.text':
    'Ktoś, być może Ty, podał ten adres przy innym koncie. Adres zostaje przy koncie, do którego już należy.',
  'letter.emailKnown.forgot': 'Jeśli to Ty i nie pamiętasz hasła, ustaw nowe.',
  'letter.emailKnown.button': 'Ustaw nowe hasło',
  'letter.emailKnown.note': 'Jeśli to nie Ty, pomiń tę wiadomość. Nic się nie zmieniło.',

  'letter.emailChangeAsked.subject': 'Prośba o zmianę adresu e-mail w sklepie {shop}',
  'letter.emailChangeAsked.heading': 'Prośba o zmianę adresu e-mail',
  'letter.emailChangeAsked.text':
    'Ktoś, zapewne Ty, prosi, by adresem konta był {newEmail}. Zmieni się on dopiero po potwierdzeniu z tamtej skrzynki.',
  'letter.emailChangeAsked.note': 'Jeśli to nie Ty, zmień hasło do konta: ktoś inny je zna.',

  'letter.passwordReset.subject': 'Nowe hasło w sklepie {shop}',
  'letter.passwordReset.heading': 'Ustaw nowe hasło',
  'letter.passwordReset.text': 'Ktoś, zapewne Ty, prosi o nowe hasło do konta z tym adresem e-mail.',
  'letter.passwordReset.valid':
    'Link działa przez {n} minutę i tylko raz.|Link działa przez {n} minuty i tylko raz.|Link działa przez {n} minut i tylko raz.|Link działa przez {n} minuty i tylko raz.',
  'letter.passwordReset.button': 'Ustaw nowe hasło',
  'letter.passwordReset.note': 'Jeśli to nie Ty, pomiń tę wiadomość. Dotychczasowe hasło nadal działa.',

  'letter.passwordChanged.subject': 'Zmienione hasło w sklepie {shop}',
  'letter.passwordChanged.heading': 'Hasło zostało zmienione',
  'letter.passwordChanged.text': 'Od teraz logujesz się nowym hasłem.',
  'letter.passwordChanged.other':
    'Jeśli hasło zmienił ktoś inny, ustaw je od razu na nowo i odpowiedz na tę wiadomość.',
  'letter.passwordChanged.button': 'Ustaw hasło na nowo',

  'letter.emailChanged.subject': 'Zmieniony adres e-mail w sklepie {shop}',
  'letter.emailChanged.heading': 'Adres e-mail został zmieniony',
  'letter.emailChanged.text': 'Wiadomości o koncie i zamówieniach wysyłamy od teraz na adres {newEmail}.',
  'letter.emailChanged.note':
    'Jeśli adres zmienił ktoś inny, odpowiedz na tę wiadomość, a pomożemy odzyskać konto.',

  'letter.accountRemoved.subject': 'Usunięte konto w sklepie {shop}',
  'letter.accountRemoved.heading': 'Konto zostało usunięte',
  'letter.accountRemoved.text':
    'Razem z kontem usunęliśmy zapisane w nim dane. Zamówienia przechowujemy tak długo, jak wymaga tego prawo.',
  'letter.accountRemoved.note': 'Dziękujemy za wspólny czas. Zawsze możesz do nas wrócić.',

  'letter.complaintReceived.subject': 'Reklamacja {number}: mamy Twoje zgłoszenie',
  'letter.complaintReceived.heading': 'Mamy Twoje zgłoszenie',
  'letter.complaintReceived.text': 'Numer reklamacji: {number}. Produkt: {product}.',
  'letter.complaintReceived.when': 'Przykro nam, że coś jest nie tak. Odpowiemy w ciągu 14 dni.',
  'letter.complaintReceived.button': 'Zobacz reklamacje',

  'letter.message.subject': 'Wiadomość ze strony: {subject}',
  'letter.message.heading': 'Wiadomość ze strony',
  'letter.message.from': 'Od: {name}, {from}',
  'letter.message.about': 'Temat: {subject}',
  'letter.message.note': 'Odpowiedź na tę wiadomość trafi do nadawcy.',

  'letter.backInStock.subject': 'Znów dostępne: {product}',
  'letter.backInStock.heading': 'Znów dostępne',
  'letter.backInStock.text': 'Produkt, na który czekasz, jest znów w sklepie: {product}.',
  'letter.backInStock.button': 'Zobacz produkt',
  'letter.backInStock.note': 'To jedyna wiadomość w tej sprawie.',

  'letter.order.button': 'Zobacz zamówienie',
  'letter.order.whereLink': 'Stronę zamówienia otwiera link z wiadomości, która potwierdziła jego przyjęcie.',

  'letter.orderPlaced.subject': 'Zamówienie {number}: dziękujemy',
  'letter.orderPlaced.heading': 'Mamy Twoje zamówienie',
  'letter.orderPlaced.text': 'Numer zamówienia: {number}. To zamawiasz:',
  'letter.orderPlaced.line': '{product}: {quantity} {unit}, {worth}',
  'letter.orderPlaced.rebate': 'Rabat: {amount}',
  'letter.orderPlaced.delivery': 'Dostawa, {name}: {amount}',
  'letter.orderPlaced.total': 'Razem: {amount}',
  'letter.orderPlaced.place': 'Dokąd:',
  'letter.orderPlaced.payment.transfer':
    'Płatność: przelew. Paczka wyjdzie, gdy dotrze; dane do przelewu są też na stronie zamówienia.',
  'letter.orderPlaced.payment.on_delivery': 'Płatność: przy odbiorze.',
  'letter.orderPlaced.payment.points': 'Nie ma nic do zapłaty.',
  'letter.orderPlaced.payment.gateway': 'Płatność: online. Zapłacisz też później, na stronie zamówienia.',
  'letter.orderPlaced.until': 'Na płatność czekamy do {until}; potem zamówienie wygaśnie.',
  'letter.orderPlaced.note':
    'Link otwiera zamówienie bez logowania: kto go zna, ten je zobaczy. Zachowaj tę wiadomość dla siebie.',

  'letter.orderPaid.subject': 'Zamówienie {number}: opłacone',
  'letter.orderPaid.heading': 'Zamówienie jest opłacone',
  'letter.orderPaid.text': 'Mamy Twoją płatność za zamówienie {number} i zaczynamy je pakować.',

  'letter.orderReminder.subject': 'Zamówienie {number}: czekamy na płatność',
  'letter.orderReminder.heading': 'Czekamy jeszcze na płatność',
  'letter.orderReminder.text':
    'Zamówienie {number} nie jest jeszcze opłacone. Jeśli płatność jest już w drodze, pomiń tę wiadomość.',
  'letter.orderReminder.until':
    'Czekamy do {until}. Potem zamówienie wygaśnie, a produkty wrócą do sprzedaży.',

  'letter.orderExpired.subject': 'Zamówienie {number}: wygasło',
  'letter.orderExpired.heading': 'Zamówienie wygasło',
  'letter.orderExpired.text':
    'Płatność za zamówienie {number} nie dotarła w terminie, więc zamówienie wygasło. Niczego nie trzeba płacić. Jeśli płatność jest już w drodze, zwrócimy ją.',

  'letter.orderRefund.subject': 'Zamówienie {number}: zwracamy pieniądze',
  'letter.orderRefund.heading': 'Zwrócimy Ci pieniądze',
  'letter.orderRefund.cancelled': 'Zamówienie {number} jest anulowane. Zwrócimy Ci {amount}.',
  'letter.orderRefund.paid_after_cancel':
    'Płatność za zamówienie {number} przyszła, gdy było już anulowane. Zwrócimy Ci {amount}.',
  'letter.orderRefund.paid_again': 'Zamówienie {number} zostało opłacone drugi raz. Zwrócimy Ci {amount}.',
  'letter.orderRefund.by.gateway': 'Pieniądze wrócą tą samą drogą, którą zapłacono online, w ciągu 14 dni.',
  'letter.orderRefund.by.transfer': 'Pieniądze wrócą na konto, z którego przyszedł przelew, w ciągu 14 dni.',

  'letter.refundDue.subject': 'Pieniądze do zwrotu: zamówienie {number}',
  'letter.refundDue.heading': 'Pieniądze do zwrotu',
  'letter.refundDue.cancelled': 'Opłacone zamówienie {number} zostało anulowane.',
  'letter.refundDue.paid_after_cancel': 'Płatność za zamówienie {number} przyszła, gdy było już anulowane.',
  'letter.refundDue.paid_again': 'Zamówienie {number} zostało opłacone drugi raz.',
  'letter.refundDue.amount': 'Do zwrotu: {amount}',
  'letter.refundDue.how': 'Sposób płatności: {how}',
  'letter.refundDue.reference': 'Oznaczenie płatności: {reference}',
  'letter.refundDue.who': 'Klient: {email}',
  'letter.refundDue.note':
    'Klient ma wiadomość, że pieniądze wrócą w ciągu 14 dni. Odpowiedź na tę wiadomość trafi do niego.',

  'letter.pointsLost.subject': 'Wydane punkty: zamówienie {number}',
  'letter.pointsLost.heading': 'Punktów nie da się odebrać',
  'letter.pointsLost.text':
    'Zamówienie {number} zostało anulowane, ale punkty za nie są już wydane. Odebraliśmy tyle, ile było na koncie; nikt nie ma mniej niż zero.',
  'letter.pointsLost.count':
    'Nie odebrano: {n} punkt|Nie odebrano: {n} punkty|Nie odebrano: {n} punktów|Nie odebrano: {n} punktu',

  'letter.orderSent.subject': 'Zamówienie {number}: wysłane',
  'letter.orderSent.heading': 'Zamówienie jest w drodze',
  'letter.orderSent.text': 'Paczka z zamówieniem {number} jest już w drodze do Ciebie.',
} as const satisfies Record<`letter.${string}`, string>;
