import { t } from '#demo/catalogue/making/text.ts';
import type { DemoInfoPage } from '#demo/catalogue/types.ts';

export const shopPages: DemoInfoPage[] = [
  {
    key: 'o-palarni',
    group: 'shop',
    title: t('O palarni', 'About the roastery'),
    sections: [
      {
        paragraphs: [
          t(
            'Palarnia Mgła to pięć osób, jeden piec i okno z widokiem na Beskidy. Zaczęliśmy w 2016 roku w dawnej stolarni w Bielsku-Białej, od worka Brazylii i pożyczonego młynka.',
            'Palarnia Mgła is five people, one roaster and a window on the Beskid hills. We began in 2016 in an old joinery in Bielsko-Biała, with a sack of Brazil and a borrowed grinder.',
          ),
          t(
            'Nazwa wzięła się z poranków. Jesienią dolina znika we mgle, a z naszego komina unosi się jedyny zapach, po którym można do nas trafić.',
            'The name comes from the mornings. In autumn the valley vanishes in mist (in Polish, mgła), and the smell from our chimney is the only way to find us.',
          ),
        ],
      },
      {
        heading: t('Jak kupujemy', 'How we buy'),
        paragraphs: [
          t(
            'Co roku wracamy do tych samych spółdzielni i farm. Przy każdej kawie podajemy region, wysokość, odmianę i obróbkę, bo z nich bierze się smak.',
            'Each year we go back to the same co-operatives and farms. With every coffee we give the region, altitude, variety and processing, because that is where taste comes from.',
          ),
        ],
      },
      {
        heading: t('Jak palimy', 'How we roast'),
        paragraphs: [
          t(
            'Palimy we wtorki i czwartki, najwyżej 15 kg naraz. Każdej partii próbujemy następnego dnia; jeśli coś nam nie smakuje, nie trafia do sklepu.',
            'We roast on Tuesdays and Thursdays, never more than 15 kg at a time. Each batch is tasted the next day; if we do not like it, it does not go on sale.',
          ),
        ],
        list: [
          t('jaśniej do przelewu, żeby czuć było owoc', 'lighter for filter, to let the fruit come through'),
          t('średnio do espresso, dla słodyczy i ciała', 'medium for espresso, for sweetness and body'),
          t('ciemno tylko tam, gdzie ziarno tego potrzebuje', 'dark only where the bean calls for it'),
        ],
      },
    ],
  },
  {
    key: 'jak-parzyc-kawe',
    group: 'shop',
    title: t('Jak parzyć kawę', 'How to brew coffee'),
    sections: [
      {
        paragraphs: [
          t(
            'Do dobrej kawy wystarczą cztery rzeczy: świeże ziarna, miękka woda, równe mielenie i waga. Podane proporcje są punktem wyjścia; zmieniaj jedną rzecz naraz.',
            'Good coffee needs four things: fresh beans, soft water, an even grind and a scale. These ratios are a place to start; change one thing at a time.',
          ),
        ],
      },
      {
        heading: t('Przelew w dripperze', 'Pour-over'),
        paragraphs: [
          t(
            'Na jeden kubek: 15 g kawy, 250 g wody, 94 °C, mielenie średnio drobne.',
            'For one mug: 15 g of coffee, 250 g of water, 94 °C, a medium-fine grind.',
          ),
        ],
        list: [
          t(
            'Włóż filtr, przelej go gorącą wodą i wylej ją z dzbanka.',
            'Put in the filter, rinse it with hot water and empty the jug.',
          ),
          t(
            'Wsyp kawę, wyrównaj i zalej 40 g wody. Poczekaj 40 s, aż przestanie bąblować.',
            'Add the coffee, level it and pour on 40 g of water. Wait 40 s for the bubbling to stop.',
          ),
          t(
            'Lej powoli, kręgami od środka, do 150 g. Gdy poziom opadnie o połowę, dolej do 250 g.',
            'Pour slowly in circles from the centre to 150 g. When the level has dropped by half, top up to 250 g.',
          ),
          t(
            'Całość powinna trwać od 2 min 30 s do 3 min. Za szybko: zmiel drobniej. Za wolno: zmiel grubiej.',
            'It should take from 2 min 30 s to 3 min in all. Too fast: grind finer. Too slow: grind coarser.',
          ),
        ],
      },
      {
        heading: t('French press', 'French press'),
        paragraphs: [
          t(
            'Na pół litra: 30 g grubo mielonej kawy, 500 g wody, 95 °C.',
            'For half a litre: 30 g of coarsely ground coffee, 500 g of water, 95 °C.',
          ),
        ],
        list: [
          t(
            'Zalej całość, zamieszaj po minucie, przykryj.',
            'Pour on all the water, stir after a minute and cover.',
          ),
          t(
            'Po czterech minutach zbierz łyżką pianę i powoli opuść tłok.',
            'After four minutes skim off the foam and lower the plunger slowly.',
          ),
          t(
            'Rozlej od razu, inaczej kawa będzie się dalej parzyć.',
            'Serve at once, or it will go on brewing.',
          ),
        ],
      },
      {
        heading: t('Kawiarka', 'Moka pot'),
        paragraphs: [
          t(
            'Mielenie drobne, ale nie jak do espresso. Kawy nie ubijaj.',
            'Grind fine, though not as fine as for espresso, and do not tamp.',
          ),
        ],
        list: [
          t(
            'Wlej gorącą wodę do poziomu zaworu, wsyp kawę do pełna.',
            'Fill with hot water to the valve and the basket with coffee.',
          ),
          t('Grzej na małym ogniu z otwartą pokrywką.', 'Heat gently with the lid open.'),
          t(
            'Zdejmij z ognia, gdy strumień zjaśnieje, i schłodź dno pod wodą.',
            'Take it off when the stream turns pale and cool the base under the tap.',
          ),
        ],
      },
      {
        heading: t('Espresso', 'Espresso'),
        paragraphs: [
          t(
            '18 g kawy na 36 g naparu w 25–30 s, 93 °C. Za kwaśne: zmiel drobniej albo wydłuż. Za gorzkie: zmiel grubiej albo skróć.',
            '18 g in, 36 g out, 25–30 s, 93 °C. Too sour: grind finer or run longer. Too bitter: grind coarser or stop sooner.',
          ),
        ],
      },
      {
        heading: t('Przechowywanie', 'Keeping coffee'),
        paragraphs: [
          t(
            'Trzymaj ziarna w zamkniętej paczce, w szafce, z dala od ciepła. Najlepsze są od tygodnia do sześciu tygodni od wypału. Nie wkładaj ich do lodówki, a jeśli musisz zapas przetrzymać, zamroź go w porcjach.',
            'Keep the beans in their closed bag, in a cupboard, away from heat. They are best from one to six weeks after roasting. Not in the fridge; if you have to keep a supply, freeze it in portions.',
          ),
        ],
      },
    ],
  },
  {
    key: 'program-lojalnosciowy',
    group: 'shop',
    title: t('Program lojalnościowy', 'Loyalty programme'),
    sections: [
      {
        paragraphs: [
          t(
            'Punkty dostajesz za zakupy po zalogowaniu. Ich liczbę podajemy przy produkcie, a dopisujemy je do konta, gdy minie 14 dni na zwrot zamówienia. Do tego czasu widać je na koncie jako oczekujące.',
            'You earn points when you shop signed in. Their number is shown with the product, and they are added to your account once the 14 days for returning the order are over. Until then your account shows them as on their way.',
          ),
        ],
      },
      {
        heading: t('Na co można je wymienić', 'What they are good for'),
        paragraphs: [
          t(
            'Na nagrody z kategorii „Nagrody za punkty”. Tych rzeczy nie da się kupić za pieniądze.',
            'The things in our Rewards category, none of which can be bought with money.',
          ),
        ],
        list: [
          t('Punkty nie tracą ważności.', 'Points do not run out.'),
          t(
            'Gdy zwracasz produkt, punkty za niego odejmujemy.',
            'If you return a product, the points for it are taken back.',
          ),
          t('Punktów nie wymieniamy na gotówkę.', 'Points cannot be exchanged for cash.'),
          t(
            'Z programu możesz zrezygnować w każdej chwili: wystarczy wiadomość.',
            'You can leave the programme at any time: a message is enough.',
          ),
        ],
      },
    ],
  },
  {
    key: 'subskrypcja',
    group: 'shop',
    title: t('Subskrypcja', 'Subscription'),
    sections: [
      {
        paragraphs: [
          t(
            'Świeża kawa co dwa tygodnie, co miesiąc albo rzadziej, taniej niż pojedyncza paczka. Zniżkę widzisz przy produkcie, gdy wybierzesz zakup w subskrypcji.',
            'Fresh coffee every fortnight, every month or less often, for less than a single bag. The saving is shown with the product when you choose to subscribe.',
          ),
        ],
      },
      {
        heading: t('Jak to działa', 'How it works'),
        paragraphs: [
          t(
            'Wybierz kawę, wielkość paczki i odstęp. Odstęp zapisujemy w zamówieniu i na jego stronie.',
            'Choose a coffee, a bag size and an interval. The interval is kept with the order and stands on its page.',
          ),
        ],
        list: [
          t(
            'Płacisz osobno za każdą wysyłkę, nie z góry.',
            'You pay for each delivery as it comes, never in advance.',
          ),
          t(
            'Żeby coś zmienić, napisz do nas: nie ma do tego osobnej strony.',
            'To change anything, write to us: there is no page for it.',
          ),
          t(
            'Rezygnujesz w każdej chwili, bez okresu wypowiedzenia i bez opłat.',
            'You can cancel at any time, with no notice period and no charge.',
          ),
        ],
      },
    ],
  },
];
