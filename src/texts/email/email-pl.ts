/** What the shop's e-mails say, in Polish. `{shop}` is the shop's name. */
export const emailPl = {
  'email.regards': 'Pozdrawiamy',
  'email.linkAsText': 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',

  'email.welcome.subject': 'Twoje konto w sklepie {shop} jest gotowe',
  'email.welcome.heading': 'Dzień dobry, konto jest gotowe',
  'email.welcome.text': 'Dziękujemy, że jesteś z nami. Twój login to {login}.',
  'email.welcome.uses': 'Na koncie znajdziesz swoje zamówienia, adresy i listy zakupów.',
  'email.welcome.button': 'Przejdź do konta',
  'email.welcome.note': 'Jeśli konto założył ktoś inny, odpowiedz na tę wiadomość, a je usuniemy.',

  'email.confirmEmail.subject': 'Potwierdź adres e-mail w sklepie {shop}',
  'email.confirmEmail.heading': 'Potwierdź swój adres e-mail',
  'email.confirmEmail.text':
    'Ten adres podano przy koncie o loginie {login}. Potwierdź, że konto i adres należą do Ciebie.',
  'email.confirmEmail.valid':
    'Link działa przez {n} godzinę i tylko raz.|Link działa przez {n} godziny i tylko raz.|Link działa przez {n} godzin i tylko raz.|Link działa przez {n} godziny i tylko raz.',
  'email.confirmEmail.button': 'Potwierdź adres',
  'email.confirmEmail.note':
    'Jeśli to nie Twoje konto, pomiń tę wiadomość: bez potwierdzenia adres nie będzie do niego należeć.',

  'email.orderLink.subject': 'Twoje zamówienie {number}',
  'email.orderLink.heading': 'Zamówienie {number}',
  'email.orderLink.text': 'Na stronie zamówienia zobaczysz, co się z nim dzieje.',
  'email.orderLink.valid':
    'Link działa {n} dzień|Link działa {n} dni|Link działa {n} dni|Link działa {n} dnia',
  'email.orderLink.note': 'Jeśli to nie Ty prosisz o ten link, pomiń tę wiadomość.',

  'email.emailKnown.subject': 'Ten adres ma już konto w sklepie {shop}',
  'email.emailKnown.heading': 'Masz już konto',
  'email.emailKnown.text':
    'Ktoś, być może Ty, podał ten adres przy innym koncie. Adres zostaje przy koncie, do którego już należy.',
  'email.emailKnown.forgot': 'Jeśli to Ty i nie pamiętasz hasła, ustaw nowe.',
  'email.emailKnown.button': 'Ustaw nowe hasło',
  'email.emailKnown.note': 'Jeśli to nie Ty, pomiń tę wiadomość. Nic się nie zmieniło.',

  'email.emailChangeAsked.subject': 'Prośba o zmianę adresu e-mail w sklepie {shop}',
  'email.emailChangeAsked.heading': 'Prośba o zmianę adresu e-mail',
  'email.emailChangeAsked.text':
    'Ktoś, zapewne Ty, prosi, by adresem konta był {newEmail}. Zmieni się on dopiero po potwierdzeniu z tamtej skrzynki.',
  'email.emailChangeAsked.note': 'Jeśli to nie Ty, zmień hasło do konta: ktoś inny je zna.',

  'email.staffInvitation.subject': 'Zaproszenie do panelu sklepu {shop}',
  'email.staffInvitation.heading': 'Dzień dobry, {name}',
  'email.staffInvitation.by': '{by} zaprasza Cię do pracy w panelu sklepu {shop}.',
  'email.staffInvitation.text': 'Masz zaproszenie do pracy w panelu sklepu {shop}.',
  'email.staffInvitation.steps':
    'Link poprowadzi Cię do ustawienia hasła. Zaraz potem, na stronie „Moje konto”, dodaj klucz dostępu, którym zalogujesz się bez hasła, albo aplikację, o której kod zapytamy po haśle.',
  'email.staffInvitation.valid':
    'Link działa przez {n} dzień i tylko raz.|Link działa przez {n} dni i tylko raz.|Link działa przez {n} dni i tylko raz.|Link działa przez {n} dnia i tylko raz.',
  'email.staffInvitation.button': 'Ustaw hasło',
  'email.staffInvitation.note':
    'Jeśli nie spodziewasz się tego zaproszenia, nie otwieraj linku: dopóki nikt nie ustawi hasła, konto jest nieczynne, a link sam wygaśnie. Możesz też dać nam znać, odpowiadając na tę wiadomość.',
  'email.staffRole.owner':
    'Twoja rola to właściciel: możesz robić wszystko, także zapraszać innych i zmieniać ich prawa.',
  'email.staffRole.manager':
    'Twoja rola to kierownik: zajmujesz się zamówieniami, klientami, produktami, treściami i ustawieniami sklepu.',
  'email.staffRole.orders':
    'Twoja rola to obsługa zamówień: zajmujesz się zamówieniami, zwrotami, reklamacjami i wiadomościami.',
  'email.staffRole.packer': 'Twoja rola to pakowanie: kompletujesz, pakujesz i wysyłasz paczki.',
  'email.staffRole.catalogue': 'Twoja rola to katalog: zajmujesz się produktami, cenami i stanami magazynu.',
  'email.staffRole.content': 'Twoja rola to treści: piszesz i publikujesz teksty sklepu.',
  'email.staffRole.read_only': 'Twoja rola to tylko podgląd: możesz oglądać, ale niczego nie zmieniasz.',

  'email.staffPassword.subject': 'Nowe hasło do panelu sklepu {shop}',
  'email.staffPassword.text': 'Ktoś, zapewne Ty, prosi o nowe hasło do panelu sklepu.',
  'email.staffPassword.note': 'Jeśli to nie Ty, pomiń tę wiadomość: hasło się nie zmieni.',

  'email.staffSecurity.subject': 'Zmiana w logowaniu do panelu sklepu {shop}',
  'email.staffSecurity.heading': 'Zmieniło się Twoje logowanie do panelu',
  'email.staffSecurity.app_set':
    'Do Twojego konta dodano aplikację z kodami. Od teraz pytamy o jej kod po haśle.',
  'email.staffSecurity.app_removed': 'Z Twojego konta usunięto aplikację z kodami. Od teraz wystarcza hasło.',
  'email.staffSecurity.passkey_added':
    'Do Twojego konta dodano klucz dostępu. Można się nim zalogować bez hasła.',
  'email.staffSecurity.passkey_removed': 'Z Twojego konta usunięto klucz dostępu.',
  'email.staffSecurity.reset':
    'Właściciel sklepu usunął z Twojego konta aplikację z kodami i klucze dostępu, a wszystkie sesje zakończył. Zalogujesz się samym hasłem.',
  'email.staffSecurity.other':
    'Jeśli nic o tym nie wiesz, zmień hasło i daj nam znać, odpowiadając na tę wiadomość.',
  'email.staffSecurity.button': 'Moje konto w panelu',

  'email.passwordReset.subject': 'Nowe hasło w sklepie {shop}',
  'email.passwordReset.heading': 'Ustaw nowe hasło',
  'email.passwordReset.text': 'Ktoś, zapewne Ty, prosi o nowe hasło do konta z tym adresem e-mail.',
  'email.passwordReset.valid':
    'Link działa przez {n} minutę i tylko raz.|Link działa przez {n} minuty i tylko raz.|Link działa przez {n} minut i tylko raz.|Link działa przez {n} minuty i tylko raz.',
  'email.passwordReset.button': 'Ustaw nowe hasło',
  'email.passwordReset.note': 'Jeśli to nie Ty, pomiń tę wiadomość. Dotychczasowe hasło nadal działa.',

  'email.passwordChanged.subject': 'Zmienione hasło w sklepie {shop}',
  'email.passwordChanged.heading': 'Hasło zostało zmienione',
  'email.passwordChanged.text': 'Od teraz logujesz się nowym hasłem.',
  'email.passwordChanged.other':
    'Jeśli hasło zmienił ktoś inny, ustaw je od razu na nowo i odpowiedz na tę wiadomość.',
  'email.passwordChanged.button': 'Ustaw hasło na nowo',

  'email.emailChanged.subject': 'Zmieniony adres e-mail w sklepie {shop}',
  'email.emailChanged.heading': 'Adres e-mail został zmieniony',
  'email.emailChanged.text': 'Wiadomości o koncie i zamówieniach wysyłamy od teraz na adres {newEmail}.',
  'email.emailChanged.note':
    'Jeśli adres zmienił ktoś inny, odpowiedz na tę wiadomość, a pomożemy odzyskać konto.',

  'email.accountRemoved.subject': 'Usunięte konto w sklepie {shop}',
  'email.accountRemoved.heading': 'Konto zostało usunięte',
  'email.accountRemoved.text':
    'Razem z kontem usunęliśmy zapisane w nim dane. Zamówienia przechowujemy tak długo, jak wymaga tego prawo.',
  'email.accountRemoved.note': 'Dziękujemy za wspólny czas. Zawsze możesz do nas wrócić.',

  'email.complaintReceived.subject': 'Reklamacja {number}: mamy Twoje zgłoszenie',
  'email.complaintReceived.heading': 'Mamy Twoje zgłoszenie',
  'email.complaintReceived.text': 'Numer reklamacji: {number}. Produkt: {product}.',
  'email.complaintReceived.when': 'Przykro nam, że coś jest nie tak. Odpowiemy w ciągu 14 dni.',
  'email.complaintReceived.button': 'Zobacz rozmowę i odpowiedz',

  'email.complaintAnswer.subject': 'Reklamacja {number}: odpowiedź',
  'email.complaintAnswer.heading': 'Piszemy w sprawie reklamacji',
  'email.complaintDecided.accepted.subject': 'Reklamacja {number}: uznana',
  'email.complaintDecided.accepted.heading': 'Uznaliśmy Twoją reklamację',
  'email.complaintDecided.refused.subject': 'Reklamacja {number}: odrzucona',
  'email.complaintDecided.refused.heading': 'Nie uznaliśmy Twojej reklamacji',

  'email.owner.button': 'Otwórz w panelu',
  'email.owner.note':
    'Kto i o czym dostaje takie wiadomości, ustawisz w panelu: Ustawienia, E-maile do właściciela.',
  'email.owner.order': 'Zamówienie {number} na {total}.',
  'email.owner.order_placed.subject': 'Nowe zamówienie {number}: {total}',
  'email.owner.order_placed.heading': 'Nowe zamówienie',
  'email.owner.order_paid.subject': 'Zamówienie {number} opłacone: {total}',
  'email.owner.order_paid.heading': 'Zamówienie jest opłacone',
  'email.owner.order_cancelled.subject': 'Zamówienie {number} anulowane',
  'email.owner.order_cancelled.heading': 'Zamówienie jest anulowane',
  'email.owner.payment_trouble.subject': 'Zamówienie {number}: kłopot z płatnością',
  'email.owner.payment_trouble.heading': 'Kłopot z płatnością',
  'email.owner.trouble.expired': 'Nikt nie zapłacił w terminie, więc zamówienie wygasło.',
  'email.owner.trouble.part_paid': 'Przyszła tylko część pieniędzy.',
  'email.owner.trouble.paid_again': 'Zamówienie zostało opłacone drugi raz.',
  'email.owner.trouble.paid_after_cancel': 'Pieniądze przyszły, gdy zamówienie było już anulowane.',
  'email.owner.trouble.paid_too_much': 'Przyszło więcej pieniędzy, niż trzeba.',
  'email.owner.trouble.foreign_payment': 'Wpłata przyszła w innej walucie niż zamówienie.',
  'email.owner.refund_trouble.subject': 'Zamówienie {number}: kłopot ze zwrotem {amount}',
  'email.owner.refund_trouble.heading': 'Kłopot ze zwrotem pieniędzy',
  'email.owner.refund.refused':
    'Zwrot {amount} za zamówienie {number} się nie udał. Pieniądze nie wróciły do klienta.',
  'email.owner.refund.unclear':
    'Operator płatności wciąż nie potwierdził, czy zwrot {amount} za zamówienie {number} doszedł do skutku. Sklep przestał o to pytać.',
  'email.owner.refund.came_back':
    'Zwrot {amount} za zamówienie {number} najpierw się udał, ale bank odesłał pieniądze.',
  'email.owner.refund.why': 'Powód: {why}',
  'email.owner.refund.again':
    'Na stronie zamówienia w panelu możesz zlecić zwrot jeszcze raz albo zrobić przelew i to zapisać.',
  'email.owner.refund.look':
    'Sprawdź w panelu operatora płatności, co się stało, i zapisz to na stronie zamówienia.',
  'email.owner.webhook_trouble.subject': 'Webhook nie odbiera wiadomości: {address}',
  'email.owner.webhook_trouble.heading': 'Webhook nie odbiera wiadomości',
  'email.owner.webhook.dead':
    'Adres {address} nie przyjął wiadomości, choć sklep ponawiał próby przez dobę. Więcej ich nie ponowi.',
  'email.owner.webhook.gone':
    'Adres {address} odpowiedział, że nie przyjmuje już wiadomości. Sklep przestał do niego pisać.',
  'email.owner.webhook.again': 'W panelu zobaczysz, co do niego nie doszło, i możesz wysłać to jeszcze raz.',
  'email.owner.certificate.signIn': 'Certyfikat do logowania w KSeF',
  'email.owner.certificate.offline': 'Certyfikat KSeF do faktur offline',
  'email.owner.certificate.soon.subject': '{name} kończy się {day}',
  'email.owner.certificate.soon.heading': 'Kończy się certyfikat KSeF',
  'email.owner.certificate.soon': '{name} jest ważny do {day}.',
  'email.owner.certificate.over.subject': '{name} skończył się {day}',
  'email.owner.certificate.over.heading': 'Skończył się certyfikat KSeF',
  'email.owner.certificate.over': '{name} był ważny do {day}.',
  'email.owner.certificate.signIn.then':
    'Gdy się skończy, KSeF nie przyjmie od sklepu żadnej faktury; będą czekać na wysłanie.',
  'email.owner.certificate.offline.then':
    'Gdy się skończy, kody na fakturach wystawionych offline nie będą ważne.',
  'email.owner.certificate.do':
    'Pobierz nowy w aplikacji podatnika KSeF, podmień pliki, które wskazuje konfiguracja serwera, i uruchom sklep ponownie.',
  'email.owner.complaint.subject': 'Nowa reklamacja {number}: {product}',
  'email.owner.complaint.heading': 'Nowa reklamacja',
  'email.owner.complaintAnswer.subject': 'Odpowiedź klienta w reklamacji {number}: {product}',
  'email.owner.complaintAnswer.heading': 'Klient odpisał w sprawie reklamacji',
  'email.owner.complaint.when': 'Odpowiedź należy się w ciągu 14 dni; milczenie oznacza uznanie reklamacji.',
  'email.owner.lowStock.subject': 'Kończy się: {product}',
  'email.owner.lowStock.heading': 'Kończy się produkt',
  'email.owner.lowStock.text': '{product}: w magazynach zostało {left}.',

  'email.withdrawalReceived.subject': 'Odstąpienie od umowy {number}: potwierdzenie',
  'email.withdrawalReceived.text':
    'To oświadczenie dotarło do nas {date} o godz. {time} i ma numer {number}. Zachowaj tę wiadomość.',
  'email.withdrawalStated.subject': 'Odstąpienie od umowy {number}, zamówienie {orderNumber}',
  'email.withdrawalStated.heading': 'Klient odstąpił od umowy',
  'email.withdrawalStated.known': 'Numer i adres zgadzają się z zamówieniem w sklepie.',
  'email.withdrawalStated.unknown':
    'Nie ma zamówienia o tym numerze i adresie. Oświadczenie jest mimo to ważne, jeśli da się ustalić, o którą umowę chodzi.',

  'email.message.subject': 'Wiadomość ze strony: {subject}',
  'email.message.heading': 'Wiadomość ze strony',
  'email.message.from': 'Od: {name}, {from}',
  'email.message.about': 'Temat: {subject}',
  'email.message.note': 'Odpowiedź na tę wiadomość trafi do nadawcy.',

  'email.messageAnswer.subject': 'Odp.: {subject}',
  'email.messageAnswer.heading': 'Odpowiadamy na Twoją wiadomość',
  'email.messageAnswer.question': 'Twoja wiadomość:',

  'email.backInStock.subject': 'Znów dostępne: {product}',
  'email.backInStock.heading': 'Znów dostępne',
  'email.backInStock.text': 'Produkt, na który czekasz, jest znów w sklepie: {product}.',
  'email.backInStock.button': 'Zobacz produkt',
  'email.backInStock.note': 'To jedyna wiadomość w tej sprawie.',

  'email.order.button': 'Zobacz zamówienie',
  'email.order.whereLink': 'Stronę zamówienia otwiera link z wiadomości, która potwierdziła jego przyjęcie.',

  'email.orderPlaced.subject': 'Zamówienie {number}: dziękujemy',
  'email.orderPlaced.heading': 'Mamy Twoje zamówienie',
  'email.orderPlaced.text': 'Numer zamówienia: {number}. To zamawiasz:',
  'email.orderPlaced.line': '{product}: {quantity}, {worth}',
  'email.orderPlaced.rebate': 'Rabat: {amount}',
  'email.orderPlaced.delivery': 'Dostawa, {name}: {amount}',
  'email.orderPlaced.total': 'Razem: {amount}',
  'email.orderPlaced.place': 'Dokąd:',
  'email.orderPlaced.consents': 'Potwierdzamy Twoje oświadczenie złożone przy zamówieniu:',
  'email.orderPlaced.serviceLater':
    'Wykonywanie usługi zaczniemy po 14 dniach od zawarcia umowy, gdy minie termin na odstąpienie.',
  'email.orderPlaced.payment.transfer':
    'Płatność: przelew. Paczka wyjdzie, gdy dotrze; dane do przelewu są też na stronie zamówienia.',
  'email.orderPlaced.payment.on_delivery': 'Płatność: przy odbiorze.',
  'email.orderPlaced.payment.points': 'Nie ma nic do zapłaty.',
  'email.orderPlaced.payment.gateway': 'Płatność: online. Zapłacisz też później, na stronie zamówienia.',
  'email.orderPlaced.until': 'Na płatność czekamy do {until}; potem zamówienie wygaśnie.',
  'email.orderPlaced.note':
    'Link otwiera zamówienie bez logowania: kto go zna, ten je zobaczy. Zachowaj tę wiadomość dla siebie.',

  'email.orderPaid.subject': 'Zamówienie {number}: opłacone',
  'email.orderPaid.heading': 'Zamówienie jest opłacone',
  'email.orderPaid.text': 'Mamy Twoją płatność za zamówienie {number} i zaczynamy je pakować.',
  'email.orderPaid.textService': 'Mamy Twoją płatność za zamówienie {number}.',
  'email.orderPaid.service':
    'Usługę wykonamy nie wcześniej niż {date}, gdy minie czas na odstąpienie od umowy: przy zamówieniu nie było prośby o wcześniejsze rozpoczęcie.',

  'email.orderReminder.subject': 'Zamówienie {number}: czekamy na płatność',
  'email.orderReminder.heading': 'Czekamy jeszcze na płatność',
  'email.orderReminder.text':
    'Zamówienie {number} nie jest jeszcze opłacone. Jeśli płatność jest już w drodze, pomiń tę wiadomość.',
  'email.orderReminder.until':
    'Czekamy do {until}. Potem zamówienie wygaśnie, a produkty wrócą do sprzedaży.',

  'email.orderExpired.subject': 'Zamówienie {number}: wygasło',
  'email.orderExpired.heading': 'Zamówienie wygasło',
  'email.orderExpired.text':
    'Płatność za zamówienie {number} nie dotarła w terminie, więc zamówienie wygasło. Niczego nie trzeba płacić. Jeśli płatność jest już w drodze, zwrócimy ją.',

  'email.orderRefund.subject': 'Zamówienie {number}: zwracamy pieniądze',
  'email.orderRefund.heading': 'Zwrócimy Ci pieniądze',
  'email.orderRefund.cancelled': 'Zamówienie {number} jest anulowane. Zwrócimy Ci {amount}.',
  'email.orderRefund.paid_after_cancel':
    'Płatność za zamówienie {number} przyszła, gdy było już anulowane. Zwrócimy Ci {amount}.',
  'email.orderRefund.paid_again': 'Zamówienie {number} zostało opłacone drugi raz. Zwrócimy Ci {amount}.',
  'email.orderRefund.paid_too_much':
    'Za zamówienie {number} wpłynęło więcej, niż wynosi jego wartość. Zwrócimy Ci {amount}.',
  'email.orderRefund.foreign_payment':
    'Płatność za zamówienie {number} przyszła w innej walucie, niż je złożono. Zwrócimy Ci {amount}.',
  'email.orderRefund.by.gateway': 'Pieniądze wrócą tą samą drogą, którą zapłacono online, w ciągu 14 dni.',
  'email.orderRefund.by.transfer': 'Pieniądze wrócą na konto, z którego przyszedł przelew, w ciągu 14 dni.',

  'email.refundDue.subject': 'Pieniądze do zwrotu: zamówienie {number}',
  'email.refundDue.heading': 'Pieniądze do zwrotu',
  'email.refundDue.cancelled': 'Opłacone zamówienie {number} zostało anulowane.',
  'email.refundDue.paid_after_cancel': 'Płatność za zamówienie {number} przyszła, gdy było już anulowane.',
  'email.refundDue.paid_again': 'Zamówienie {number} zostało opłacone drugi raz.',
  'email.refundDue.paid_too_much': 'Za zamówienie {number} wpłynęło więcej, niż wynosi jego wartość.',
  'email.refundDue.foreign_payment': 'Płatność za zamówienie {number} przyszła w innej walucie.',
  'email.refundDue.amount': 'Do zwrotu: {amount}',
  'email.refundDue.how': 'Sposób płatności: {how}',
  'email.refundDue.reference': 'Oznaczenie płatności: {reference}',
  'email.refundDue.who': 'Klient: {email}',
  'email.refundDue.note':
    'Klient ma wiadomość, że pieniądze wrócą w ciągu 14 dni. Odpowiedź na tę wiadomość trafi do niego.',

  'email.pointsLost.subject': 'Wydane punkty: zamówienie {number}',
  'email.pointsLost.heading': 'Punktów nie da się odebrać',
  'email.pointsLost.text':
    'Zamówienie {number} zostało anulowane, ale punkty za nie są już wydane. Odebraliśmy tyle, ile było na koncie; nikt nie ma mniej niż zero.',
  'email.pointsLost.count':
    'Nie odebrano: {n} punkt|Nie odebrano: {n} punkty|Nie odebrano: {n} punktów|Nie odebrano: {n} punktu',

  'email.orderSent.subject': 'Zamówienie {number}: wysłane',
  'email.orderSent.heading': 'Zamówienie jest w drodze',
  'email.orderSent.text': 'Paczka z zamówieniem {number} jest już w drodze do Ciebie.',
  'email.orderSent.tracking': 'Numer przesyłki: {tracking} ({method})',
  'email.orderSent.trackingLink': 'Śledzenie przesyłki: {link}',

  'email.orderPartPaid.subject': 'Zamówienie {number}: brakuje części płatności',
  'email.orderPartPaid.heading': 'Brakuje części płatności',
  'email.orderPartPaid.text':
    'Za zamówienie {number} wpłynęło {amount}. Do zapłaty zostało jeszcze {missing}.',

  'email.orderChanged.subject': 'Zamówienie {number}: zmiana',
  'email.orderChanged.heading': 'Zamówienie zostało zmienione',
  'email.orderChanged.lines': 'W zamówieniu {number} zmieniły się produkty. Wynosi teraz {total}.',
  'email.orderChanged.address': 'W zamówieniu {number} zmieniły się dane adresowe.',
  'email.orderChanged.delivery': 'W zamówieniu {number} zmienił się sposób dostawy. Wynosi teraz {total}.',
  'email.orderChanged.line': '{name}: było {from}, jest {to}',
  'email.orderChanged.added': 'Dodane: {name} × {quantity}',
  'email.orderChanged.removed': 'Usunięte: {name} × {quantity}',
  'email.orderChanged.of.delivery': 'Dostawa',
  'email.orderChanged.of.address': 'Adres dostawy',
  'email.orderChanged.of.billing': 'Dane do faktury',
  'email.orderChanged.of.email': 'E-mail',
  'email.orderChanged.of.phone': 'Telefon',
  'email.orderChanged.was': '(wcześniej: {from})',
  'email.orderChanged.none': 'brak',
  'email.orderChanged.before': 'Przed zmianą: {amount}',
  'email.orderChanged.toPay': 'Do dopłaty: {amount}',
  'email.orderChanged.owed': 'Do zwrotu: {amount}. Pieniądze wrócą tą samą drogą, którą przyszła płatność.',

  'email.orderCancelled.subject': 'Zamówienie {number}: anulowane',
  'email.orderCancelled.heading': 'Zamówienie jest anulowane',
  'email.orderCancelled.text': 'Zamówienie {number} zostało anulowane. Niczego nie trzeba płacić.',

  'email.orderDelivered.subject': 'Zamówienie {number}: doręczone',
  'email.orderDelivered.heading': 'Paczka jest u Ciebie',
  'email.orderDelivered.text': 'Paczka z zamówieniem {number} została doręczona. Dziękujemy za zakupy.',

  'email.orderInvoiced.subject': 'Zamówienie {number}: faktura',
  'email.orderInvoiced.heading': 'Faktura do Twojego zamówienia',
  'email.orderInvoiced.text': 'W załączniku jest faktura {invoice} do zamówienia {number}.',
  'email.orderCorrected.subject': 'Zamówienie {number}: korekta faktury',
  'email.orderCorrected.heading': 'Korekta faktury do Twojego zamówienia',
  'email.orderCorrected.text': 'W załączniku jest faktura korygująca {invoice} do zamówienia {number}.',
  'email.orderRefunded.subject': 'Zamówienie {number}: zwrot wykonany',
  'email.orderRefunded.heading': 'Zwróciliśmy Ci pieniądze',
  'email.orderRefunded.text': 'Zwróciliśmy Ci {amount} za zamówienie {number}.',

  'email.paymentReversed.subject': 'Zamówienie {number}: wycofany zapis wpłaty',
  'email.paymentReversed.heading': 'Wycofaliśmy zapis wpłaty',
  'email.paymentReversed.text':
    'Wycofaliśmy zapis wpłaty {amount} do zamówienia {number}. Zapisaliśmy ją przez pomyłkę, przepraszamy. Nasza wcześniejsza wiadomość o tej wpłacie jest nieaktualna.',
  'email.paymentReversed.toPay': 'Do zapłaty jest teraz {amount}.',
  'email.paymentReversed.owed': 'Do zwrotu dla Ciebie jest teraz {amount}.',
  'email.paymentReversed.even': 'Nie masz nic do zapłaty i nic nie jest do zwrotu.',

  'email.parcelToCollect.subject': 'Zamówienie {number}: paczka czeka na odbiór',
  'email.parcelToCollect.heading': 'Paczka czeka na odbiór',
  'email.parcelToCollect.text': 'Paczkę z zamówieniem {number} można już odebrać.',

  'email.parcelLost.subject': 'Zamówienie {number}: paczka zaginęła',
  'email.parcelLost.heading': 'Paczka zaginęła',
  'email.parcelLost.text':
    'Paczka z zamówieniem {number} zaginęła w drodze. Przepraszamy. Odpowiedz na tę wiadomość: wyślemy nową albo zwrócimy wpłacone pieniądze.',

  'email.parcelBack.subject': 'Zamówienie {number}: paczka wróciła do nas',
  'email.parcelBack.heading': 'Paczka wróciła do nas',
  'email.parcelBack.text':
    'Paczki z zamówieniem {number} nie odebrano i wróciła do nas. Gdy ją sprawdzimy, napiszemy, co dalej.',

  'email.returnAnnounced.subject': 'Zamówienie {number}: mamy zgłoszenie zwrotu',
  'email.returnAnnounced.heading': 'Mamy Twoje zgłoszenie zwrotu',
  'email.returnAnnounced.text': 'Zgłoszenie zwrotu do zamówienia {number} wpłynęło {when}.',
  'email.returnAnnounced.lines': 'Zwracane produkty:',

  'email.returnChecked.subject': 'Zamówienie {number}: zwrot dotarł',
  'email.returnChecked.heading': 'Twój zwrot dotarł',
  'email.returnChecked.text': 'Sprawdziliśmy zwrócone produkty z zamówienia {number}. Do zwrotu: {amount}.',
  'email.returnChecked.nothing':
    'Sprawdziliśmy produkty z zamówienia {number}, które do nas wróciły. Nie ma za nie nic do zwrotu.',

  'email.returnSettled.subject': 'Zamówienie {number}: zwrot rozliczony',
  'email.returnSettled.heading': 'Zwrot jest rozliczony',
  'email.returnSettled.text':
    'Zwrot do zamówienia {number} jest rozliczony. Zwrócimy Ci {amount} tą samą drogą, którą przyszła płatność.',
  'email.returnSettled.nothing': 'Zwrot do zamówienia {number} jest rozliczony. Nie ma nic więcej do zwrotu.',

  'email.returnRefused.subject': 'Zamówienie {number}: zwrot nieprzyjęty',
  'email.returnRefused.heading': 'Nie możemy przyjąć zwrotu',
  'email.returnRefused.text': 'Nie przyjęliśmy zwrotu do zamówienia {number}. Powód: {reason}',
} as const satisfies Record<`email.${string}`, string>;
