import {
  bagPicture,
  coffee,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const asianCoffees: DemoProduct[] = [
  coffee({
    key: 'jemen-haraaz',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Jemen Haraaz', 'Yemen Haraaz'),
    summary: t(
      'Przedsprzedaż: rodzynki, kardamon i gorzka czekolada z tarasów Haraaz.',
      'Pre-order: raisins, cardamom and dark chocolate from the terraces of Haraaz.',
    ),
    description: [
      origin(
        t(
          'Na kamiennych tarasach kawę uprawia się tu od pięciu stuleci. Ziarno płynie do nas długo, dlatego terminu dostawy jeszcze nie znamy.',
          'Coffee has been grown on these stone terraces for five centuries. The beans travel slowly, so we do not yet know when they will arrive.',
        ),
        t(
          'Gęsty napar o smaku rodzynek, kardamonu i gorzkiej czekolady.',
          'A dense cup of raisins, cardamom and dark chocolate.',
        ),
      ),
      brewing(
        t(
          'Najpiękniej w małej dawce: 12 g kawy, 180 g wody, 93 °C.',
          'At its finest in a small dose: 12 g of coffee, 180 g of water, 93 °C.',
        ),
      ),
    ],
    facts: {
      country: t('Jemen', 'Yemen'),
      region: 'Haraaz',
      altitude: '1900–2400 m',
      variety: 'Udaini, Tuffahi',
      process: processing.natural,
      roast: roast.light,
      notes: t('rodzynki, kardamon, gorzka czekolada', 'raisins, cardamom, dark chocolate'),
      method: method.filter,
    },
    sizes: bags([since(6, 11900)], [20, 0, 0])
      .slice(0, 1)
      .map((size) => ({ ...size, advance: 3000 })),
    availability: { status: 'order', unknownTime: true },
    maxPerOrder: 2,
    newFromDaysAgo: 6,
    popularity: 37,
    picture: bagPicture('#9A7B4F', '#2F2A25', 'rings', ['JEMEN', 'HARAAZ'], 'paper'),
  }),
  coffee({
    key: 'sumatra-aceh',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Sumatra Aceh', 'Sumatra Aceh'),
    summary: t(
      'Cedr, ciemna czekolada i zioła. Dla lubiących niską kwasowość.',
      'Cedar, dark chocolate and herbs, for those who like low acidity.',
    ),
    description: [
      origin(
        t(
          'Mokre łuskanie spotyka się niemal tylko w Indonezji: ziarno traci pergamin, zanim wyschnie. Stąd jego niebieskawy kolor i ziemisty charakter.',
          'Wet-hulling is almost unique to Indonesia: the bean loses its parchment before it is dry. Hence the bluish colour and earthy character.',
        ),
      ),
      brewing(
        t(
          'W prasie francuskiej lub kawiarce. 32 g na 500 g wody, 95 °C, 4 minuty.',
          'In a French press or a moka pot. 32 g to 500 g of water, 95 °C, four minutes.',
        ),
        t('Dobrze łączy się z mlekiem.', 'It goes well with milk.'),
      ),
    ],
    facts: {
      country: t('Indonezja', 'Indonesia'),
      region: 'Aceh',
      altitude: '1300–1500 m',
      variety: 'Ateng, Tim Tim',
      process: processing.wetHulled,
      roast: roast.dark,
      notes: t('cedr, ciemna czekolada, zioła', 'cedar, dark chocolate, herbs'),
      method: method.both,
    },
    // Omnibus: a reduction planned in four days, of which nothing shows yet.
    sizes: bags([since(200, 4990), reduced(-4, 4290, 4990)], [33, 17, 8]),
    subscription: tenPercentOff,
    popularity: 49,
    picture: bagPicture('#2F3B3A', '#B78C5C', 'contours', ['SUMATRA', 'ACEH']),
  }),
];
