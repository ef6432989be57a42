import { t } from '#demo/catalogue/making/text.ts';
import type { DemoInfoPage } from '#demo/catalogue/types.ts';

export const helpPages: DemoInfoPage[] = [
  {
    key: 'dostawa',
    group: 'help',
    title: t('Dostawa', 'Delivery'),
    sections: [
      {
        paragraphs: [
          t(
            'Wysyłamy w dni robocze. Przy produkcie podajemy, kiedy paczka wyjdzie i do której godziny zamówić, żeby wyszła tego samego dnia. Koszt dostawy widzisz w koszyku, zanim zapłacisz.',
            'We send parcels on working days. With each product we say when it will leave and by what time to order for it to leave the same day. The cost of delivery is shown in the basket before you pay.',
          ),
        ],
      },
      {
        heading: t('Sposoby dostawy', 'Ways to have it delivered'),
        paragraphs: [
          t(
            'Dostępne sposoby zależą od kraju i wielkości paczki.',
            'What is available depends on the country and the size of the parcel.',
          ),
        ],
        list: [
          t(
            'automat paczkowy, zwykle następnego dnia roboczego',
            'parcel locker, usually the next working day',
          ),
          t(
            'kurier pod drzwi, zwykle następnego dnia roboczego',
            'courier to your door, usually the next working day',
          ),
          t('odbiór osobisty w palarni, bez opłat', 'collection from the roastery, free of charge'),
          t(
            'karty podarunkowe: wiadomość e-mail zaraz po opłaceniu, bez opłat',
            'gift cards: an e-mail as soon as you have paid, free of charge',
          ),
          t(
            'kurier międzynarodowy do krajów Unii Europejskiej, od 3 do 6 dni roboczych',
            'international courier to the European Union, three to six working days',
          ),
        ],
      },
      {
        heading: t('Kawa palona na zamówienie', 'Coffee roasted to order'),
        paragraphs: [
          t(
            'Palimy we wtorki i czwartki. Gdy zapas się kończy, Twoja paczka może poczekać na najbliższy wypał; powiemy o tym przed zakupem.',
            'We roast on Tuesdays and Thursdays. When stock runs low your parcel may wait for the next roast; we will say so before you buy.',
          ),
        ],
      },
      {
        heading: t('Gdy paczka przyjdzie uszkodzona', 'If a parcel arrives damaged'),
        paragraphs: [
          t(
            'Zrób zdjęcie i napisz do nas. Protokół spisany z kurierem pomaga, ale jego brak nie odbiera Ci prawa do reklamacji.',
            'Take a photograph and write to us. A damage report signed with the courier helps, but you keep your right to complain without one.',
          ),
        ],
      },
    ],
  },
  {
    key: 'zwroty-i-reklamacje',
    group: 'help',
    title: t('Zwroty i reklamacje', 'Returns and complaints'),
    sections: [
      {
        heading: t('Zwrot w 14 dni', 'Returns within 14 days'),
        paragraphs: [
          t(
            'Od umowy możesz odstąpić w ciągu 14 dni od odebrania paczki, bez podawania przyczyny. Najprościej linkiem „Odstąp od umowy tutaj”, który jest na dole każdej strony; wystarczy też e-mail albo list.',
            'You may withdraw from the contract within 14 days of receiving your parcel, without giving a reason. The simplest way is the link “Withdraw from contract here” at the bottom of every page; an e-mail or a letter is enough too.',
          ),
          t(
            'Produkty odeślij w ciągu kolejnych 14 dni. Pieniądze, razem z kosztem najtańszej zwykłej dostawy, oddajemy w 14 dni, tą samą drogą, którą przyszły. Możemy poczekać ze zwrotem, aż dostaniemy towar lub dowód jego odesłania. Koszt odesłania ponosisz Ty.',
            'Send the goods back within a further 14 days. We refund you, including the cheapest standard delivery, within 14 days and by the way you paid. We may wait until we have the goods or proof that they were sent. You bear the cost of sending them back.',
          ),
        ],
      },
      {
        heading: t('Czego nie można zwrócić', 'What cannot be returned'),
        paragraphs: [t('Prawo wyłącza z tego kilka rzeczy:', 'The law excludes a few things:')],
        list: [
          t(
            'produkty o krótkim terminie przydatności, na przykład świeży cold brew',
            'goods with a short shelf life, such as fresh cold brew',
          ),
          t('tkaniny ucięte na Twój wymiar', 'fabric cut to your measure'),
          t(
            'usługi i warsztaty, które już się odbyły za Twoją zgodą',
            'services and workshops that have taken place with your consent',
          ),
        ],
      },
      {
        heading: t('Reklamacja', 'Complaints'),
        paragraphs: [
          t(
            'Odpowiadamy za zgodność towaru z umową przez dwa lata od dostawy. Opisz, co się stało, dołącz zdjęcie i numer zamówienia, a odpowiemy w ciągu 14 dni.',
            'We are liable for the goods’ conformity with the contract for two years from delivery. Tell us what happened, add a photograph and the order number, and we will answer within 14 days.',
          ),
          t(
            'Możesz żądać naprawy lub wymiany. Jeśli to niemożliwe albo trwa zbyt długo, możesz żądać obniżenia ceny lub odstąpić od umowy. Koszt odesłania reklamowanego towaru ponosimy my.',
            'You may ask for repair or replacement. If that is impossible or takes too long, you may ask for a lower price or withdraw. We pay for the return of goods complained of.',
          ),
        ],
      },
    ],
  },
  {
    key: 'platnosci',
    group: 'help',
    title: t('Płatności', 'Payments'),
    sections: [
      {
        paragraphs: [
          t(
            'Wszystkie ceny zawierają VAT. Gdy kupujesz na firmę, przyda Ci się cena netto, podana mniejszym drukiem.',
            'All prices include VAT. If you buy for a company, the net price stands beside them in smaller print.',
          ),
        ],
      },
      {
        heading: t('Jak można zapłacić', 'Ways to pay'),
        paragraphs: [
          t(
            'Zamówienie przyjmujemy do realizacji, gdy płatność zostanie potwierdzona.',
            'We start on an order once payment is confirmed.',
          ),
        ],
        list: [
          t('szybki przelew lub kod z aplikacji banku', 'instant transfer or a code from your bank’s app'),
          t('karta płatnicza', 'payment card'),
          t(
            'przelew tradycyjny, na podstawie danych z potwierdzenia',
            'bank transfer, with the details in the confirmation',
          ),
          t('za pobraniem, u kuriera', 'cash on delivery, to the courier'),
          t('raty, dla droższego sprzętu', 'instalments, for dearer equipment'),
        ],
      },
      {
        heading: t('Zaliczka', 'Deposits'),
        paragraphs: [
          t(
            'Przy niektórych produktach na zamówienie prosimy o zaliczkę. Jej wysokość podajemy obok ceny, a resztę płacisz, gdy towar jest gotowy do wysyłki.',
            'For some things made to order we ask for a deposit. The amount stands beside the price; you pay the rest when the goods are ready to be sent.',
          ),
        ],
      },
      {
        heading: t('Najniższa cena z 30 dni', 'The lowest price in 30 days'),
        paragraphs: [
          t(
            'Przy każdej obniżce podajemy najniższą cenę z 30 dni przed jej wprowadzeniem. Gdy produkt jest w sprzedaży krócej, podajemy najniższą cenę od początku sprzedaży, a dla produktów szybko psujących się cenę sprzed pierwszej obniżki.',
            'With every reduction we give the lowest price of the 30 days before it. For a product on sale for less than that, it is the lowest price since it was first offered; for perishables, the price before the first reduction.',
          ),
        ],
      },
    ],
  },
  {
    key: 'raty',
    group: 'help',
    title: t('Raty', 'Instalments'),
    sections: [
      {
        paragraphs: [
          t(
            'Zakupy od 300 zł do 20 000 zł możesz rozłożyć na raty w systemie Raty Mgła. Decyduje wartość jednego produktu albo całego koszyka.',
            'You can spread purchases from 300 zł to 20 000 zł over instalments with Raty Mgła. What counts is one product or the whole basket.',
          ),
          t(
            'Raty są równe i bez odsetek: wysokość raty to kwota zakupu podzielona przez liczbę rat. Grosze z zaokrąglenia doliczamy do ostatniej raty.',
            'Instalments are equal and free of interest: each is the amount of the purchase divided by their number. What rounding leaves over is added to the last one.',
          ),
        ],
      },
      {
        heading: t('Ile wyniesie rata', 'How much you would pay'),
        paragraphs: [t('Na przykład:', 'For example:')],
        list: [
          t(
            '300 zł: 3 raty po 100 zł, 6 rat po 50 zł albo 10 rat po 30 zł',
            '300 zł: 3 payments of 100 zł, 6 of 50 zł or 10 of 30 zł',
          ),
          t(
            '1 200 zł: 3 raty po 400 zł, 6 rat po 200 zł albo 10 rat po 120 zł',
            '1 200 zł: 3 payments of 400 zł, 6 of 200 zł or 10 of 120 zł',
          ),
          t(
            '4 500 zł: 3 raty po 1 500 zł, 6 rat po 750 zł albo 10 rat po 450 zł',
            '4 500 zł: 3 payments of 1 500 zł, 6 of 750 zł or 10 of 450 zł',
          ),
          t(
            '20 000 zł: 3 raty po 6 666,66 zł (ostatnia 6 666,68 zł), 6 rat po 3 333,33 zł (ostatnia 3 333,35 zł) albo 10 rat po 2 000 zł',
            '20 000 zł: 3 payments of 6 666,66 zł (the last 6 666,68 zł), 6 of 3 333,33 zł (the last 3 333,35 zł) or 10 of 2 000 zł',
          ),
        ],
      },
      {
        heading: t('Zanim się zdecydujesz', 'Before you decide'),
        paragraphs: [
          t(
            'To przykład, a nie oferta: ten sklep jest pokazowy i nie udziela kredytów.',
            'This is an illustration and not an offer: the shop is a demonstration and lends no money.',
          ),
        ],
      },
    ],
  },
];
