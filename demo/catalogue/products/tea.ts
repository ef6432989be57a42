import { goods, tenPercentOff } from '#demo/catalogue/making/goods.ts';
import { since } from '#demo/catalogue/making/prices.ts';
import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const teas: DemoProduct[] = [
  goods({
    key: 'herbata-zielona-rosa',
    producer: 'herbarnia-rosa',
    categories: ['herbata'],
    name: t('Zielona Rosa, 80 g', 'Green Dew, 80 g'),
    summary: t(
      'Japońska sencha z pierwszego zbioru: trawa cytrynowa, groszek, słodki koniec.',
      'First-flush Japanese sencha: lemongrass, sweet pea, a sugary finish.',
    ),
    description: [
      origin(
        t(
          'Liście z Shizuoki, parowane krótko, żeby zostały soczyście zielone. Zbiór z końca kwietnia.',
          'Leaves from Shizuoka, steamed briefly to stay a vivid green. Picked at the end of April.',
        ),
      ),
      brewing(
        t(
          '4 g na 200 ml wody o temperaturze 75 °C, 1 minuta. Te same liście zaparzysz jeszcze dwa razy.',
          '4 g to 200 ml of water at 75 °C, one minute. The same leaves give two more infusions.',
        ),
      ),
    ],
    facts: {
      country: t('Japonia', 'Japan'),
      region: 'Shizuoka',
      notes: t('trawa cytrynowa, groszek', 'lemongrass, sweet pea'),
      caffeine: t('średnia', 'medium'),
      netContents: '80 g',
    },
    sizes: universal(3890, 48, 110),
    subscription: tenPercentOff,
    popularity: 45,
    picture: {
      shape: 'tin',
      colour: '#8FA382',
      accent: '#F1E9D8',
      material: 'paper',
      pattern: 'waves',
      label: ['ZIELONA', 'ROSA'],
    },
  }),
  goods({
    key: 'herbata-assam',
    producer: 'herbarnia-rosa',
    categories: ['herbata'],
    name: t('Assam śniadaniowy, 100 g', 'Breakfast Assam, 100 g'),
    summary: t(
      'Mocna, słodowa czarna herbata, która lubi mleko.',
      'Strong, malty black tea that takes milk.',
    ),
    description: [
      origin(
        t(
          'Ogrody nad Brahmaputrą leżą niemal na poziomie morza; upał i wilgoć dają herbacie ciało i kolor miedzi.',
          'The gardens along the Brahmaputra lie almost at sea level; heat and damp give the tea its body and copper colour.',
        ),
      ),
      brewing(
        t(
          '3 g na 250 ml wrzątku, 3–4 minuty. Dłużej tylko wtedy, gdy dodajesz mleko.',
          '3 g to 250 ml of boiling water, three to four minutes. Longer only if you add milk.',
        ),
      ),
    ],
    facts: {
      country: t('Indie', 'India'),
      region: 'Assam',
      notes: t('słód, miód, rodzynka', 'malt, honey, raisin'),
      caffeine: t('wysoka', 'high'),
      netContents: '100 g',
    },
    sizes: universal(2990, 75, 130),
    popularity: 41,
    picture: {
      shape: 'tin',
      colour: '#8A4B38',
      accent: '#E9D2A6',
      material: 'paper',
      pattern: 'stripes',
      label: ['ASSAM'],
    },
  }),
  goods({
    key: 'cascara',
    producer: 'mgla',
    categories: ['herbata', 'kawa'],
    name: t('Cascara, napar z owoców kawy, 120 g', 'Cascara, coffee-cherry tea, 120 g'),
    summary: t(
      'Suszone owoce kawowca: hibiskus, rodzynki, miód.',
      'Dried coffee cherries: hibiscus, raisins, honey.',
    ),
    description: [
      origin(
        t(
          'To, co zwykle zostaje po obróbce ziarna. Kupujemy je od tej samej spółdzielni w Gwatemali, od której mamy kawę.',
          'What is usually left over once the bean is out. We buy it from the same Guatemalan co-operative as our coffee.',
        ),
      ),
      brewing(
        t(
          '10 g na 300 ml wody, 95 °C, 5 minut. Latem zalej zimną wodą i zostaw na noc w lodówce.',
          '10 g to 300 ml of water, 95 °C, five minutes. In summer cover with cold water and leave overnight in the fridge.',
        ),
      ),
    ],
    facts: {
      country: t('Gwatemala', 'Guatemala'),
      region: 'Huehuetenango',
      notes: t('hibiskus, rodzynki, miód', 'hibiscus, raisins, honey'),
      caffeine: t('niska', 'low'),
      netContents: '120 g',
    },
    sizes: universal([since(20, 2790)], 30, 140),
    newFromDaysAgo: 20,
    popularity: 29,
    picture: {
      shape: 'bag',
      colour: '#A34A4A',
      accent: '#F0D9B5',
      material: 'paper',
      pattern: 'dots',
      label: ['CASCARA'],
    },
  }),
];
