import { colouredClothes } from '#demo/catalogue/making/colours.ts';
import { goods } from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse, making } from '#demo/catalogue/making/sections.ts';
import { clothes, oneSize } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const organicCotton = t('bawełna ekologiczna', 'organic cotton');
const straight = t('prosty, unisex', 'straight, unisex');

export const clothing: DemoProduct[] = [
  goods({
    key: 'koszulka-warstwice',
    producer: 'lnianka',
    series: 'warsztat',
    categories: ['koszulki'],
    name: t('Koszulka Warstwice', 'Contours T-shirt'),
    summary: t(
      'Gruba bawełna, mały znak palarni na piersi.',
      'Heavy cotton with the roastery’s small mark on the chest.',
    ),
    description: [
      making(
        t(
          'Dzianina 190 g/m², szyta w Łodzi. Warstwice na piersi to góra, którą widać z okna palarni.',
          'A 190 g/m² jersey, sewn in Łódź. The contour lines show the hill seen from the roastery window.',
        ),
      ),
      care(
        t(
          'Pierz na lewej stronie w 30 °C. Po pierwszym praniu kurczy się o około 2%.',
          'Wash inside out at 30 °C. It shrinks by about 2% in the first wash.',
        ),
      ),
    ],
    facts: {
      material: organicCotton,
      colour: t('piaskowy', 'sand'),
      cut: straight,
      fabricWeight: '190 g/m²',
      washing: '30 °C',
    },
    sizes: clothes(9900, 170, [6, 12, 0, 15, 9, 0]),
    pointsEarned: 10,
    popularity: 48,
    picture: {
      shape: 'shirt',
      colour: '#D9CBB0',
      accent: '#3F5B4C',
      material: 'cotton',
      pattern: 'contours',
      label: ['MGŁA'],
    },
  }),
  goods({
    key: 'koszulka-ziarno',
    producer: 'lnianka',
    series: 'warsztat',
    categories: ['koszulki'],
    name: t('Koszulka Ziarno', 'Bean T-shirt'),
    summary: t('Sosnowa zieleń i jedno haftowane ziarno.', 'Pine green with a single embroidered bean.'),
    description: [
      making(
        t(
          'Haft zamiast nadruku, więc nie popęka. Lamówka przy szyi trzyma kształt przez lata.',
          'Embroidered rather than printed, so it will not crack. Neck tape keeps its shape for years.',
        ),
      ),
      care(
        t(
          'Pierz w 30 °C z podobnymi kolorami, susz na płasko.',
          'Wash at 30 °C with similar colours and dry flat.',
        ),
      ),
    ],
    facts: {
      material: organicCotton,
      colour: t('zielony sosnowy', 'pine green'),
      cut: straight,
      fabricWeight: '190 g/m²',
      washing: '30 °C',
    },
    sizes: clothes([since(200, 10900), reduced(22, 8900, 10900)], 170, [0, 4, 7, 2, 0, 3]),
    popularity: 40,
    picture: { shape: 'shirt', colour: '#40594B', accent: '#D8B98A', material: 'cotton', pattern: 'dots' },
  }),
  goods({
    key: 'koszulka-dlugi-rekaw',
    producer: 'lnianka',
    series: 'warsztat',
    categories: ['koszulki'],
    name: t('Koszulka z długim rękawem Nocna Zmiana', 'Night Shift long-sleeved T-shirt'),
    summary: t(
      'Taka, jaką nosimy przy piecu, z podwójnym ściągaczem.',
      'The one we wear at the roaster, with doubled cuffs.',
    ),
    description: [
      inUse(
        t(
          'Rękaw podwija się i nie opada. Ściągacz chroni nadgarstek przed gorącą blachą.',
          'Push up the sleeve and it stays up. The cuff guards your wrist from hot metal.',
        ),
      ),
      care(
        t(
          'Pierz w 40 °C. Plamy z kawy namocz w chłodnej wodzie z octem.',
          'Wash at 40 °C. Soak coffee stains in cool water with vinegar.',
        ),
      ),
    ],
    facts: {
      material: organicCotton,
      cut: straight,
      fabricWeight: '240 g/m²',
      washing: '40 °C',
    },
    sizes: colouredClothes(230, [since(10, 13900)], {
      grafit: { stocks: { S: 8, M: 11, L: 10, XL: 5, XXL: 2 } },
      terakota: { stocks: { S: 4, M: 0, L: 3 }, picture: { colour: '#A65F43', accent: '#F1E4D0' } },
    }),
    newFromDaysAgo: 10,
    popularity: 32,
    picture: {
      shape: 'shirt',
      colour: '#474543',
      accent: '#C8794F',
      material: 'cotton',
      pattern: 'stripes',
      label: ['NOCNA', 'ZMIANA'],
    },
  }),
  goods({
    key: 'fartuch-baristy',
    producer: 'lnianka',
    series: 'warsztat',
    categories: ['fartuchy-i-dodatki', 'przybory-baristy'],
    name: t('Fartuch baristy', 'Barista apron'),
    summary: t(
      'Lniany, z krzyżowanymi szelkami i kieszenią na ściereczkę.',
      'Linen, with crossed straps and a pocket for a cloth.',
    ),
    description: [
      inUse(
        t(
          'Szelki krzyżują się na plecach, więc kark odpoczywa. Trzy kieszenie i pętelka na ściereczkę.',
          'The straps cross at the back and spare your neck. Three pockets and a loop for a cloth.',
        ),
      ),
      care(
        t(
          'Len mięknie z każdym praniem. Pierz w 60 °C, prasuj wilgotny.',
          'Linen softens with every wash. Wash at 60 °C and iron damp.',
        ),
      ),
    ],
    facts: {
      material: t('len', 'linen'),
      colour: t('oliwkowy', 'olive'),
      cut: t('regulowany', 'adjustable'),
      fabricWeight: '280 g/m²',
      washing: '60 °C',
    },
    sizes: oneSize(15900, 24, 390),
    pointsEarned: 16,
    popularity: 52,
    picture: { shape: 'apron', colour: '#767B5C', accent: '#6B432C', material: 'cotton' },
  }),
  goods({
    key: 'czapka-z-daszkiem',
    producer: 'lnianka',
    categories: ['fartuchy-i-dodatki'],
    name: t('Czapka z daszkiem Mgła', 'Mgła cap'),
    summary: t('Sztruks, niski fason, regulacja z mosiężną klamrą.', 'Corduroy, low crown, brass buckle.'),
    description: [
      making(
        t(
          'Gruby sztruks i skórzany pasek. Obwód od 55 cm do 61 cm.',
          'Thick corduroy with a leather strap, for heads from 55 cm to 61 cm.',
        ),
      ),
      care(
        t('Czyść wilgotną szczotką, nie pierz w pralce.', 'Clean with a damp brush; do not machine wash.'),
      ),
    ],
    facts: {
      material: t('sztruks bawełniany', 'cotton corduroy'),
      colour: t('karmelowy', 'caramel'),
      cut: t('regulowany', 'adjustable'),
      washing: t('ręczne', 'by hand'),
    },
    sizes: oneSize(8900, 17, 95),
    popularity: 28,
    picture: { shape: 'cap', colour: '#B07D4B', accent: '#3A2F26', material: 'cotton', label: ['MGŁA'] },
  }),
  goods({
    key: 'torba-plocienna',
    producer: 'lnianka',
    categories: ['fartuchy-i-dodatki', 'prezenty'],
    name: t('Torba płócienna na kawę', 'Canvas coffee tote'),
    summary: t(
      'Długie ucha, szerokie dno, mieści osiem kilogramów.',
      'Long handles, a wide base, room for eight kilos.',
    ),
    description: [
      inUse(
        t(
          'Dno ma 12 cm szerokości, więc paczki stoją, a nie leżą. W środku kieszeń na klucze.',
          'The base is 12 cm wide, so bags stand upright. There is a key pocket inside.',
        ),
      ),
      care(
        t(
          'Surowe płótno 340 g/m², pierz w 40 °C. Nadruk z farby wodnej.',
          'Unbleached 340 g/m² canvas, washable at 40 °C, printed with water-based ink.',
        ),
      ),
    ],
    facts: {
      material: t('bawełna', 'cotton'),
      colour: t('naturalny', 'natural'),
      dimensions: '380 × 420 × 120 mm',
      fabricWeight: '340 g/m²',
      washing: '40 °C',
    },
    sizes: oneSize(4900, 60, 240),
    popularity: 45,
    picture: {
      shape: 'tote',
      colour: '#E6D9BF',
      accent: '#3F5B4C',
      material: 'cotton',
      pattern: 'waves',
      label: ['PALARNIA', 'MGŁA'],
    },
  }),
];
