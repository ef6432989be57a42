import { t } from '#demo/catalogue/making/text.ts';
import type { DemoInfoPage } from '#demo/catalogue/types.ts';

export const legalPages: DemoInfoPage[] = [
  {
    key: 'regulamin',
    group: 'law',
    title: t('Regulamin', 'Terms of sale'),
    sections: [
      {
        heading: t('1. Kto sprzedaje', '1. Who sells'),
        paragraphs: [
          t(
            'Sklep prowadzi Palarnia Mgła z siedzibą w Bielsku-Białej. Pełne dane, telefon i adres e-mail znajdziesz na stronie kontaktu.',
            'The shop is run by Palarnia Mgła of Bielsko-Biała. Full details, the telephone number and the e-mail address are on the contact page.',
          ),
        ],
      },
      {
        heading: t('2. Zamówienie i umowa', '2. Orders and the contract'),
        paragraphs: [
          t(
            'Zamówienie składasz, wybierając produkty, dostawę i płatność, a potem naciskając przycisk zamówienia z obowiązkiem zapłaty. Przed naciśnięciem widzisz całkowity koszt.',
            'You order by choosing products, delivery and payment and then pressing the button that says the order obliges you to pay. You see the full cost before you press it.',
          ),
          t(
            'Umowa zostaje zawarta, gdy wyślemy potwierdzenie przyjęcia zamówienia. Konto nie jest do tego potrzebne.',
            'The contract is made when we send confirmation that the order has been accepted. You do not need an account.',
          ),
        ],
      },
      {
        heading: t('3. Ceny i płatność', '3. Prices and payment'),
        paragraphs: [
          t(
            'Ceny podane są w złotych i zawierają VAT. Wiąże Cię cena z chwili złożenia zamówienia. Na przelew tradycyjny czekamy 7 dni, na płatność online 3 dni; potem zamówienie wygasa.',
            'Prices are in Polish zlotys and include VAT. The price that binds is the one at the time of ordering. We wait 7 days for a bank transfer and 3 days for an online payment, after which the order lapses.',
          ),
        ],
      },
      {
        heading: t('4. Dostawa', '4. Delivery'),
        paragraphs: [
          t(
            'Termin i koszt dostawy podajemy przed zakupem. Ryzyko utraty lub uszkodzenia przechodzi na konsumenta z chwilą wydania mu towaru.',
            'We state the time and cost of delivery before you buy. The risk of loss or damage passes to the consumer when the goods are handed over.',
          ),
        ],
      },
      {
        heading: t('5. Odstąpienie i reklamacje', '5. Withdrawal and complaints'),
        paragraphs: [
          t(
            'Zasady opisuje strona „Zwroty i reklamacje”, która jest częścią tego regulaminu. Dotyczą one także osób prowadzących działalność, jeśli zakup nie ma dla nich charakteru zawodowego.',
            'The rules are on the page “Returns and complaints”, which is part of these terms. They also cover sole traders whose purchase is not of a professional kind.',
          ),
        ],
      },
      {
        heading: t('6. Usługi elektroniczne', '6. Electronic services'),
        paragraphs: [
          t(
            'Konto, listę zakupową i powiadomienia o dostępności prowadzimy bezpłatnie. Możesz z nich zrezygnować w każdej chwili. Nie wolno przesyłać nam treści bezprawnych.',
            'Accounts, shopping lists and back-in-stock notices are free of charge. You may give them up at any time. Unlawful content must not be sent to us.',
          ),
        ],
      },
      {
        heading: t('7. Spory', '7. Disputes'),
        paragraphs: [
          t(
            'Konsument może skorzystać z pomocy miejskiego lub powiatowego rzecznika konsumentów oraz z mediacji Wojewódzkiego Inspektora Inspekcji Handlowej. Możesz też iść do sądu; regulamin nie ogranicza praw, które daje Ci ustawa.',
            'A consumer may seek help from the local consumer ombudsman or mediation by the Trade Inspectorate, or go to court. Nothing in these terms limits your rights under the law.',
          ),
        ],
      },
    ],
  },
  {
    key: 'polityka-prywatnosci',
    group: 'law',
    title: t('Polityka prywatności', 'Privacy policy'),
    sections: [
      {
        paragraphs: [
          t(
            'Administratorem Twoich danych jest Palarnia Mgła. Zbieramy tylko to, co potrzebne, i nie sprzedajemy danych nikomu.',
            'Palarnia Mgła is the controller of your data. We collect only what is needed and sell it to no one.',
          ),
        ],
      },
      {
        heading: t('Po co i na jakiej podstawie', 'Why, and on what basis'),
        paragraphs: [t('Przetwarzamy dane w tych celach:', 'We process data for these purposes:')],
        list: [
          t(
            'zamówienie i dostawa: umowa (art. 6 ust. 1 lit. b RODO)',
            'orders and delivery: the contract (art. 6(1)(b) GDPR)',
          ),
          t(
            'faktury i księgi: obowiązek prawny (lit. c), przez 5 lat od końca roku podatkowego',
            'invoices and books: legal duty (c), for five years from the end of the tax year',
          ),
          t(
            'reklamacje i obrona przed roszczeniami: uzasadniony interes (lit. f)',
            'complaints and defence of claims: legitimate interest (f)',
          ),
          t(
            'newsletter i statystyka: Twoja zgoda (lit. a), którą możesz wycofać',
            'newsletter and statistics: your consent (a), which you may withdraw',
          ),
        ],
      },
      {
        heading: t('Komu je przekazujemy', 'Who receives them'),
        paragraphs: [
          t(
            'Firmom kurierskim, operatorowi płatności, dostawcy serwerów i biuru rachunkowemu, każdemu w zakresie, którego potrzebuje. Dane trzymamy w Europejskim Obszarze Gospodarczym.',
            'Couriers, the payment operator, the hosting provider and our accountants, each only as far as needed. Data stay within the European Economic Area.',
          ),
        ],
      },
      {
        heading: t('Twoje prawa', 'Your rights'),
        paragraphs: [
          t(
            'Możesz zażądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia lub przeniesienia, a także wnieść sprzeciw. Skargę możesz złożyć do Prezesa Urzędu Ochrony Danych Osobowych.',
            'You may ask for access to your data, for their correction, deletion, restriction or transfer, and you may object. Complaints go to the President of the Personal Data Protection Office.',
          ),
        ],
      },
      {
        heading: t('Jak długo', 'How long'),
        paragraphs: [
          t(
            'Dane konta trzymamy, dopóki go nie usuniesz. Dane zamówień do upływu terminów przedawnienia i obowiązków podatkowych, potem je kasujemy.',
            'Account data are kept until you delete the account; order data until limitation and tax periods have run, and then erased.',
          ),
        ],
      },
    ],
  },
  {
    key: 'pliki-cookies',
    group: 'law',
    title: t('Pliki cookies', 'Cookies'),
    sections: [
      {
        paragraphs: [
          t(
            'Cookies to małe pliki, które przeglądarka zapamiętuje dla sklepu. Niezbędnych używamy zawsze, pozostałych dopiero po Twojej zgodzie.',
            'Cookies are small files that your browser keeps for the shop. We always use the necessary ones, and others only with your consent.',
          ),
        ],
      },
      {
        heading: t('Niezbędne', 'Necessary'),
        paragraphs: [t('Bez nich sklep nie działa:', 'The shop does not work without them:')],
        list: [
          t(
            'sesja i koszyk, żeby produkty nie znikały między stronami',
            'session and basket, so that products do not vanish between pages',
          ),
          t(
            'znak urządzenia po zalogowaniu, żeby cudze próby zgadnięcia hasła nie zamknęły Ci drogi do konta',
            'a mark of the device you signed in with, so that strangers guessing your password do not shut you out',
          ),
          t(
            'kraj, kod pocztowy i waluta, żeby podać właściwy koszt dostawy',
            'country, postcode and currency, to give the right cost of delivery',
          ),
          t(
            'zamknięte powiadomienia, żeby nie pokazywać ich drugi raz',
            'closed notices, so that we do not show them twice',
          ),
          t('Twoja decyzja w sprawie cookies', 'your choice about cookies'),
        ],
      },
      {
        heading: t('Za zgodą', 'With consent'),
        paragraphs: [
          t(
            'Statystyczne pokazują nam, które strony są niejasne. Marketingowe pozwalają sprawdzić, czy reklama miała sens. Odmowa nie zmienia cen ani dostępnych produktów.',
            'Statistical cookies show us which pages are unclear. Marketing cookies tell us whether an advertisement made sense. Saying no changes neither the prices nor what you can buy.',
          ),
        ],
      },
      {
        heading: t('Jak zmienić zdanie', 'How to change your mind'),
        paragraphs: [
          t(
            'Zgodę wycofasz w ustawieniach cookies, równie łatwo, jak ją dajesz. Pliki możesz też usunąć w przeglądarce.',
            'You can withdraw consent in the cookie settings, as easily as you gave it. You can also delete the files in your browser.',
          ),
        ],
      },
    ],
  },
];
