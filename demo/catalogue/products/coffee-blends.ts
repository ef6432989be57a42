import {
  bagPicture,
  coffee,
  fiveZlotysOff,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { brewing, taste } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const brazilAndColombia = t('Brazylia, Kolumbia', 'Brazil, Colombia');

export const blends: DemoProduct[] = [
  coffee({
    key: 'espresso-zmierzch',
    series: 'zmierzch',
    categories: ['espresso'],
    name: t('Zmierzch, espresso palarni', 'Dusk, our house espresso'),
    summary: t(
      'Nasze espresso od pierwszego dnia: gorzka czekolada, wiśnia, migdał.',
      'Our espresso from day one: dark chocolate, cherry, almond.',
    ),
    description: [
      taste(
        t(
          'Sześć części Brazylii, trzy Kolumbii i jedna Etiopii. Skład zmieniamy ze zbiorami, smak zostaje ten sam.',
          'Six parts Brazil, three Colombia and one Ethiopia. The lots change with the harvests; the taste does not.',
        ),
        t(
          'Gęsta crema, gorzka czekolada i wiśnia, po dodaniu mleka toffi.',
          'A dense crema, dark chocolate and cherry, turning to toffee with milk.',
        ),
      ),
      brewing(
        t(
          '18 g na 36 g naparu w 27 s, 93 °C, 9 barów. Najlepsza od siódmego dnia po wypaleniu.',
          '18 g in, 36 g out, 27 s, 93 °C, 9 bar. At its best from a week after roasting.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia, Etiopia', 'Brazil, Colombia, Ethiopia'),
      process: processing.natural,
      roast: roast.medium,
      notes: t('gorzka czekolada, wiśnia, migdał', 'dark chocolate, cherry, almond'),
      method: method.espresso,
      caffeine: t('tak', 'yes'),
    },
    sizes: bags(4490, [210, 140, 120]),
    subscription: tenPercentOff,
    pointsEarned: 5,
    popularity: 100,
    picture: bagPicture('#2B2622', '#C8794F', 'rings', ['ZMIERZCH', 'ESPRESSO']),
  }),
  coffee({
    key: 'espresso-nocny-pociag',
    series: 'zmierzch',
    categories: ['espresso'],
    name: t('Nocny Pociąg', 'Night Train'),
    summary: t(
      'Ciemno palona, mocna, z dodatkiem dobrej robusty.',
      'Dark, strong, with a measure of good robusta.',
    ),
    description: [
      taste(
        t(
          'Jedna piąta to myta robusta z Indii: daje cremę i siłę, nie gumowy posmak. Reszta to Brazylia i Sumatra.',
          'One fifth is washed Indian robusta: it gives crema and strength without the rubbery taste. The rest is Brazil and Sumatra.',
        ),
        t('Kakao, prażony orzech, melasa.', 'Cocoa, roasted nuts, molasses.'),
      ),
      brewing(
        t(
          '17 g na 34 g naparu w 25 s. Świetna w kawiarce i do mleka.',
          '17 g in, 34 g out, 25 s. Excellent in a moka pot and with milk.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Indonezja, Indie', 'Brazil, Indonesia, India'),
      process: processing.natural,
      roast: roast.dark,
      notes: t('kakao, prażony orzech, melasa', 'cocoa, roasted nuts, molasses'),
      method: method.espresso,
      caffeine: t('podwyższona', 'higher'),
    },
    // Omnibus: the lowest price equals the regular price.
    sizes: bags([since(200, 3990), reduced(8, 3490, 3990)], [130, 90, 75]),
    subscription: fiveZlotysOff,
    popularity: 83,
    picture: bagPicture('#1F2933', '#B04A3A', 'stripes', ['NOCNY', 'POCIĄG']),
  }),
  coffee({
    key: 'espresso-polana',
    series: 'zmierzch',
    categories: ['espresso'],
    name: t('Polana', 'Clearing'),
    summary: t(
      'Jaśniejsze espresso: nektarynka, miód, mleczna czekolada.',
      'A brighter espresso: nectarine, honey, milk chocolate.',
    ),
    description: [
      taste(
        t(
          'Espresso dla tych, którzy lubią przelewy. Połowa to myta Etiopia, połowa honey z Kostaryki.',
          'An espresso for people who like filter. Half is washed Ethiopia, half honey-processed Costa Rica.',
        ),
        t(
          'Nektarynka i miód, w mleku smakuje jak ciasto brzoskwiniowe.',
          'Nectarine and honey; in milk it tastes of peach cake.',
        ),
      ),
      brewing(t('18 g na 42 g naparu w 30 s, 94 °C.', '18 g in, 42 g out, 30 s, 94 °C.')),
    ],
    facts: {
      country: t('Etiopia, Kostaryka', 'Ethiopia, Costa Rica'),
      process: processing.honey,
      roast: roast.light,
      notes: t('nektarynka, miód, mleczna czekolada', 'nectarine, honey, milk chocolate'),
      method: method.espresso,
      caffeine: t('tak', 'yes'),
    },
    sizes: bags(5190, [58, 30, 21]),
    subscription: tenPercentOff,
    popularity: 71,
    picture: bagPicture('#93A77F', '#F2E6CF', 'waves', ['POLANA', 'ESPRESSO'], 'paper'),
  }),
  coffee({
    key: 'mieszanka-poranna-mgla',
    series: 'swit',
    categories: ['mieszanki'],
    name: t('Poranna Mgła', 'Morning Mist'),
    summary: t(
      'Łagodna mieszanka na duży dzbanek: herbatnik, śliwka, karmel.',
      'A gentle blend for a big pot: biscuit, plum, caramel.',
    ),
    description: [
      taste(
        t(
          'Ułożyliśmy ją do ekspresu przelewowego i prasy, czyli tam, gdzie kawa stoi i czeka. Nawet letnia nie robi się kwaśna.',
          'We made it for filter machines and presses, where coffee stands and waits. Even lukewarm it does not turn sour.',
        ),
        t(
          'Smakuje maślanym herbatnikiem, śliwką i karmelem.',
          'It tastes of butter biscuit, plum and caramel.',
        ),
      ),
      brewing(
        t(
          '60 g na litr wody. Mielenie średnie do ekspresu przelewowego, grube do prasy.',
          '60 g to a litre of water. Medium grind for a machine, coarse for a press.',
        ),
      ),
    ],
    facts: {
      country: brazilAndColombia,
      process: processing.washed,
      roast: roast.medium,
      notes: t('herbatnik, śliwka, karmel', 'biscuit, plum, caramel'),
      method: method.filter,
      caffeine: t('tak', 'yes'),
    },
    sizes: bags(4190, [95, 70, 55]),
    subscription: fiveZlotysOff,
    pointsEarned: 4,
    popularity: 79,
    picture: bagPicture('#C9CFC7', '#6B7C74', 'contours', ['PORANNA', 'MGŁA'], 'paper'),
  }),
  coffee({
    key: 'mieszanka-zimowa',
    categories: ['mieszanki'],
    name: t('Mieszanka Zimowa', 'Winter Blend'),
    summary: t(
      'Sezonowa: piernik, pomarańcza, goździk. Wraca, gdy spadnie śnieg.',
      'Seasonal: gingerbread, orange, clove. Back when the snow falls.',
    ),
    description: [
      taste(
        t(
          'Co roku inna, zawsze korzenna. W tym sezonie Gwatemala z odrobiną naturalnej Etiopii.',
          'Different every year and always spicy. This season it was Guatemala with a little natural Ethiopia.',
        ),
      ),
      brewing(
        t(
          'Do dzbanka na cały stół: 65 g na litr wody, 95 °C.',
          'For a pot that serves the whole table: 65 g to a litre of water, 95 °C.',
        ),
      ),
    ],
    facts: {
      country: t('Gwatemala, Etiopia', 'Guatemala, Ethiopia'),
      process: processing.washed,
      roast: roast.medium,
      notes: t('piernik, pomarańcza, goździk', 'gingerbread, orange, clove'),
      method: method.filter,
      caffeine: t('tak', 'yes'),
    },
    sizes: bags(4890, [0, 0, 0]),
    availability: { status: 'disable' },
    popularity: 33,
    picture: bagPicture('#7E2F2B', '#EADBC2', 'dots', ['ZIMOWA', 'MIESZANKA']),
  }),
];
