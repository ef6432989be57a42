import { goods } from '#demo/catalogue/making/goods.ts';
import { course, forWhom, howItWorks } from '#demo/catalogue/making/sections.ts';
import { dates, universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const roastery = t('palarnia, Bielsko-Biała', 'the roastery, Bielsko-Biała');
const beginners = t('początkujący', 'beginners');

export const services: DemoProduct[] = [
  goods({
    key: 'warsztat-przelewu',
    type: 'service',
    withdrawalException: 'dated',
    unit: 'place',
    producer: 'mgla',
    categories: ['warsztaty'],
    name: t('Warsztat przelewu', 'Pour-over workshop'),
    summary: t(
      'Trzy godziny w palarni: mielenie, woda, polewki, próbowanie.',
      'Three hours at the roastery: grinding, water, pouring, tasting.',
    ),
    description: [
      course(
        t(
          'Parzymy tę samą kawę na pięć sposobów i szukamy, skąd różnica. Każdy ma swoje stanowisko, wagę i czajnik.',
          'We brew one coffee in five ways and work out why they differ. Everyone has a station, a scale and a kettle.',
        ),
      ),
      forWhom(
        t(
          'Dla początkujących. Wybierasz termin; zmienić go możesz do dwóch dni wcześniej.',
          'For beginners. You choose a date; you can change it up to two days before.',
        ),
      ),
    ],
    facts: {
      duration: t('3 godziny', '3 hours'),
      group: t('do 6 osób', 'up to 6 people'),
      place: roastery,
      level: beginners,
    },
    sizes: dates(24900, 10, [
      { inDays: 16, places: 4 },
      { inDays: 30, places: 6 },
      { inDays: 44, places: 0 },
      { inDays: 58, places: 6 },
    ]),
    maxPerOrder: 4,
    pointsEarned: 25,
    popularity: 55,
    picture: { shape: 'workshop', colour: '#8FA382', accent: '#E8C98F', label: ['WARSZTAT', 'PRZELEW'] },
  }),
  goods({
    key: 'warsztat-latte-art',
    type: 'service',
    withdrawalException: 'dated',
    unit: 'place',
    producer: 'mgla',
    categories: ['warsztaty'],
    name: t('Warsztat espresso i latte art', 'Espresso and latte art workshop'),
    summary: t(
      'Cztery godziny przy ekspresie, od ustawienia młynka do serca na piance.',
      'Four hours at the machine, from dialling in to a heart in the foam.',
    ),
    description: [
      course(
        t(
          'Najpierw espresso: dawka, czas, smak. Potem mleko: temperatura, faktura i trzy proste wzory.',
          'Espresso first: dose, time, taste. Then milk: temperature, texture and three simple patterns.',
        ),
      ),
      forWhom(
        t(
          'Dla właścicieli ekspresów kolbowych i przyszłych baristów. Mleko zwykłe i owsiane jest na miejscu.',
          'For owners of espresso machines and baristas to be. Dairy and oat milk are provided.',
        ),
      ),
    ],
    facts: {
      duration: t('4 godziny', '4 hours'),
      group: t('do 4 osób', 'up to 4 people'),
      place: roastery,
      level: t('średni', 'intermediate'),
    },
    sizes: dates(34900, 12, [
      { inDays: 23, places: 1 },
      { inDays: 51, places: 4 },
    ]),
    maxPerOrder: 2,
    popularity: 44,
    picture: { shape: 'workshop', colour: '#B87355', accent: '#F1E4D0', label: ['WARSZTAT', 'LATTE ART'] },
  }),
  goods({
    key: 'serwis-mlynka',
    type: 'service',
    withdrawalException: 'service',
    unit: 'service',
    producer: 'mlyny-zawora',
    categories: ['serwis', 'mlynki'],
    name: t('Serwis młynka', 'Grinder service'),
    summary: t(
      'Czyszczenie, ustawienie żaren i próba mielenia, z odbiorem i zwrotem.',
      'Cleaning, burr alignment and a test grind, collected and returned.',
    ),
    description: [
      course(
        t(
          'Rozbieramy młynek, czyścimy na sucho, ustawiamy żarna i sprawdzamy rozkład cząstek. Dostajesz zdjęcia i krótki opis.',
          'We take the grinder apart, clean it dry, align the burrs and check the particle spread. You get photographs and a short report.',
        ),
      ),
      howItWorks(
        t(
          'Po zakupie przysyłamy etykietę kurierską. Jeśli trzeba wymienić żarna, najpierw pytamy o zgodę i podajemy cenę.',
          'Once you have paid we send a courier label. If burrs need replacing, we ask first and tell you the price.',
        ),
      ),
    ],
    facts: {
      turnaround: t('5 dni roboczych', '5 working days'),
      place: roastery,
      fits: t('młynki ręczne i elektryczne', 'hand and electric grinders'),
    },
    sizes: universal(14900, 'unlimited', 0),
    popularity: 26,
    picture: { shape: 'service', colour: '#5B6B7A', accent: '#D9C7A8', label: ['SERWIS', 'MŁYNKA'] },
  }),
  goods({
    key: 'przeglad-ekspresu',
    type: 'service',
    withdrawalException: 'service',
    unit: 'service',
    producer: 'torvani',
    categories: ['serwis', 'ekspresy'],
    name: t('Przegląd ekspresu kolbowego', 'Espresso machine check-up'),
    summary: t(
      'Odkamienianie, uszczelki, pomiar temperatury i ciśnienia.',
      'Descaling, seals, and a check of temperature and pressure.',
    ),
    description: [
      course(
        t(
          'Wymieniamy uszczelkę grupy i sitko prysznica, odkamieniamy bojler, mierzymy ciśnienie. Części są w cenie.',
          'We change the group seal and shower screen, descale the boiler and measure the pressure. Parts are included.',
        ),
      ),
      howItWorks(
        t(
          'Przywieź ekspres do palarni albo zamów odbiór kurierem w oryginalnym pudełku.',
          'Bring the machine to the roastery or have it collected in its original box.',
        ),
      ),
    ],
    facts: {
      turnaround: t('7 dni roboczych', '7 working days'),
      place: roastery,
      fits: t('ekspresy jednogrupowe', 'single-group machines'),
    },
    sizes: universal(29900, 'unlimited', 0),
    popularity: 24,
    picture: { shape: 'service', colour: '#7A6A5A', accent: '#E6DCCB', label: ['PRZEGLĄD', 'EKSPRESU'] },
  }),
];
