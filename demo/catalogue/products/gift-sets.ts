import { goods } from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { forWhom, inside } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const giftSets: DemoProduct[] = [
  goods({
    key: 'zestaw-na-poczatek',
    type: 'bundle',
    producer: 'mgla',
    categories: ['zestawy'],
    name: t('Zestaw Na początek', 'First Brew set'),
    summary: t(
      'Dripper, filtry, dzbanek i kawa: wszystko do pierwszego przelewu.',
      'Dripper, filters, server and coffee: all you need for a first pour-over.',
    ),
    description: [
      inside(
        t(
          'Ceramiczny dripper Kiri 02, sto filtrów, szklany dzbanek 600 ml i 250 g Kolumbii Huila. Do tego karta z przepisem.',
          'A ceramic Kiri 02 dripper, a hundred filters, a 600 ml glass server and 250 g of Colombia Huila, with a recipe card.',
        ),
      ),
      forWhom(
        t(
          'Dla kogoś, kto ma już czajnik i ochotę. Potrzebny będzie jeszcze młynek albo prośba o zmielenie w uwagach do zamówienia.',
          'For someone with a kettle and some curiosity. A grinder is needed as well, or a note asking us to grind the coffee.',
        ),
      ),
    ],
    facts: {
      netContents: t('4 produkty', '4 products'),
      method: t('przelew', 'filter'),
      occasion: t('urodziny, przeprowadzka', 'birthday, housewarming'),
    },
    parts: [
      { product: 'dripper-kiri-ceramiczny', size: 'uniw', quantity: 1 },
      { product: 'filtry-stozkowe-02', size: 'uniw', quantity: 1 },
      { product: 'dzbanek-kiri-600', size: 'uniw', quantity: 1 },
      { product: 'kolumbia-huila', size: '250g', quantity: 1 },
    ],
    sizes: universal(24900, 15, 1450),
    pointsEarned: 25,
    popularity: 75,
    picture: {
      shape: 'gift-box',
      colour: '#3F5B4C',
      accent: '#E8C98F',
      material: 'paper',
      pattern: 'contours',
      label: ['NA', 'POCZĄTEK'],
    },
  }),
  goods({
    key: 'zestaw-dla-dwojga',
    type: 'bundle',
    producer: 'mgla',
    categories: ['zestawy'],
    name: t('Zestaw Dla dwojga', 'Set for Two'),
    summary: t('Kawiarka, dwie filiżanki i paczka Zmierzchu.', 'A moka pot, two cups and a bag of Dusk.'),
    description: [
      inside(
        t(
          'Kawiarka Piccola na trzy filiżanki, dwie filiżanki Szron ze spodkami i 250 g Zmierzchu zmielonego do kawiarki.',
          'A three-cup Piccola moka pot, two Frost cups with saucers and 250 g of Dusk ground for the pot.',
        ),
      ),
      forWhom(
        t(
          'Na parapetówkę i na rocznicę. Pakujemy w pudełko z przegródkami, przewiązane lnianą taśmą.',
          'For housewarmings and anniversaries. Packed in a divided box tied with linen tape.',
        ),
      ),
    ],
    facts: {
      netContents: t('4 produkty', '4 products'),
      method: t('kawiarka', 'moka pot'),
      occasion: t('rocznica, przeprowadzka', 'anniversary, housewarming'),
    },
    parts: [
      { product: 'kawiarka-piccola', size: '3f', quantity: 1 },
      { product: 'filizanka-espresso-szron', size: 'uniw', quantity: 2 },
      { product: 'mielona-do-kawiarki', size: 'uniw', quantity: 1 },
    ],
    sizes: universal([since(200, 21900), reduced(14, 19900, 21900)], 12, 1350),
    pointsEarned: 20,
    popularity: 68,
    picture: {
      shape: 'gift-box',
      colour: '#A9553F',
      accent: '#F0E2CC',
      material: 'paper',
      pattern: 'stripes',
      label: ['DLA', 'DWOJGA'],
    },
  }),
  goods({
    key: 'zestaw-trzy-swity',
    type: 'bundle',
    producer: 'mgla',
    categories: ['zestawy', 'single-origin'],
    name: t('Zestaw Trzy świty', 'Three Dawns set'),
    summary: t(
      'Etiopia, Kolumbia i Brazylia do porównania, z łyżką cuppingową.',
      'Ethiopia, Colombia and Brazil to compare, with a cupping spoon.',
    ),
    description: [
      inside(
        t(
          'Trzy paczki po 250 g i łyżka, jaką próbujemy kaw w palarni. W środku arkusz do notowania smaków.',
          'Three 250 g bags and the spoon we taste with at the roastery, plus a sheet for your notes.',
        ),
      ),
      forWhom(
        t(
          'Dla tych, którzy chcą wiedzieć, czym różni się kawa myta od naturalnej. Parz wszystkie trzy tak samo i próbuj na zmianę.',
          'For those who want to know how washed and natural coffees differ. Brew all three alike and taste in turn.',
        ),
      ),
    ],
    facts: {
      netContents: t('4 produkty', '4 products'),
      method: t('cupping, przelew', 'cupping, filter'),
      occasion: t('imieniny, podziękowanie', 'name day, thank-you'),
    },
    parts: [
      { product: 'etiopia-konga', size: '250g', quantity: 1 },
      { product: 'kolumbia-huila', size: '250g', quantity: 1 },
      { product: 'brazylia-cerrado', size: '250g', quantity: 1 },
      { product: 'lyzka-cuppingowa', size: 'uniw', quantity: 1 },
    ],
    sizes: universal(14900, 20, 900),
    popularity: 59,
    picture: {
      shape: 'gift-box',
      colour: '#D8C4A0',
      accent: '#7C3F3A',
      material: 'kraft',
      pattern: 'rings',
      label: ['TRZY', 'ŚWITY'],
    },
  }),
];
