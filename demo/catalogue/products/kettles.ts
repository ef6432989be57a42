import { inColours } from '#demo/catalogue/making/colours.ts';
import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, years } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse, making } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const steel = t('stal nierdzewna', 'stainless steel');
const stenPromotion = [since(200, 49900), reduced(11, 44900, 49900)];

export const kettles: DemoProduct[] = [
  goods({
    key: 'czajnik-elektryczny-sten',
    producer: 'norrvik',
    series: 'sten',
    categories: ['czajniki'],
    name: t('Czajnik elektryczny Sten, 0,8 l', 'Sten electric kettle, 0.8 l'),
    summary: t(
      'Gęsia szyja i temperatura co do stopnia, od 40 do 100 °C.',
      'A gooseneck spout and temperature to the degree, from 40 to 100 °C.',
    ),
    description: [
      inUse(
        t(
          'Pokrętło ustawia temperaturę, przycisk trzyma ją przez 30 minut. Cienki wylew pozwala lać kroplami albo strumieniem.',
          'A dial sets the temperature and a button holds it for half an hour. The thin spout pours in drops or in a stream.',
        ),
      ),
      making(
        t(
          'Korpus ze stali malowanej na mat, uchwyt z drewna, stopka 360 stopni. Wyłącza się sam, gdy jest pusty.',
          'Steel body painted matt, wooden handle, 360-degree base. It switches itself off when empty.',
        ),
      ),
    ],
    facts: {
      capacity: t('0,8 l', '0.8 l'),
      material: t('stal nierdzewna, drewno', 'stainless steel, wood'),
      colour: t('czarny, terakota, zielony', 'black, terracotta, green'),
      power: '1000 W',
      warranty: years(2),
    },
    sizes: inColours(1320, {
      czarny: { price: stenPromotion, stock: 16, suggestedRetail: 52900 },
      // Not in the roastery: it comes from the outside warehouse.
      terakota: {
        price: stenPromotion,
        stock: 0,
        externalStock: 9,
        suggestedRetail: 52900,
        picture: { colour: '#B0614A', accent: '#6B432C' },
      },
      zielony: {
        price: 51900,
        stock: 5,
        suggestedRetail: 54900,
        picture: { colour: '#3F5B4C', accent: '#8B5E3C' },
      },
    }),
    pointsEarned: 45,
    popularity: 78,
    picture: { shape: 'kettle', colour: '#2D2F2E', accent: '#8B5E3C', material: 'matte' },
  }),
  goods({
    key: 'czajnik-na-kuchenke',
    producer: 'norrvik',
    series: 'sten',
    categories: ['czajniki'],
    name: t('Czajnik na kuchenkę Sten, 1 l', 'Sten stovetop kettle, 1 l'),
    summary: t('Prosty, stalowy, z termometrem w pokrywce.', 'Simple, steel, with a thermometer in the lid.'),
    description: [
      inUse(
        t(
          'Nadaje się na gaz, płytę ceramiczną i indukcję. Termometr pokazuje temperaturę wody, nie pary.',
          'For gas, ceramic and induction hobs. The thermometer reads the water, not the steam.',
        ),
      ),
      care(
        t(
          'Kamień usuniesz roztworem kwasku cytrynowego. Termometr wyjmij przed myciem.',
          'Descale with a citric-acid solution. Take out the thermometer before washing.',
        ),
      ),
    ],
    facts: {
      capacity: '1 l',
      material: steel,
      colour: t('stalowy', 'steel'),
      hob: t('gaz, ceramiczna, indukcja', 'gas, ceramic, induction'),
      dishwasher: handWash,
      warranty: years(2),
    },
    sizes: universal(22900, 21, 760),
    popularity: 53,
    picture: { shape: 'kettle', colour: '#B4B8B6', accent: '#4A4D4C', material: 'steel' },
  }),
  goods({
    key: 'czajnik-miedziany',
    producer: 'norrvik',
    categories: ['czajniki', 'prezenty'],
    name: t('Czajnik miedziany, 0,7 l', 'Copper kettle, 0.7 l'),
    summary: t(
      'Kuty z miedzi, w środku cynowany, robiony na zamówienie.',
      'Hammered copper lined with tin, made to order.',
    ),
    description: [
      inUse(
        t(
          'Miedź oddaje ciepło natychmiast, więc woda wrze o jedną trzecią szybciej. Tylko na gaz i płytę ceramiczną.',
          'Copper passes on heat at once, so water boils a third sooner. For gas and ceramic hobs only.',
        ),
      ),
      care(
        t(
          'Kuje go jeden rzemieślnik i potrzebuje na to sześciu tygodni. Z czasem ciemnieje; jeśli wolisz połysk, przetrzyj go połówką cytryny z solą.',
          'One smith makes each of them and needs six weeks. It darkens with age; if you prefer a shine, rub it with half a lemon and salt.',
        ),
      ),
    ],
    facts: {
      capacity: t('0,7 l', '0.7 l'),
      material: t('miedź, cyna', 'copper, tin'),
      colour: t('miedziany', 'copper'),
      hob: t('gaz, ceramiczna', 'gas, ceramic'),
      dishwasher: handWash,
      warranty: years(5),
    },
    sizes: universal(68900, 0, 980, { suggestedRetail: 74900, advance: 20000 }),
    availability: { status: 'order', deliveryDays: 45 },
    pointsEarned: 69,
    popularity: 27,
    picture: { shape: 'kettle', colour: '#B8734A', accent: '#5A3A28', material: 'copper' },
  }),
];
