import { slugOf } from 'witryna/domain/page/slug.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProducer } from '#demo/catalogue/types.ts';
import { typeset } from '#demo/catalogue/typography.ts';
import { agree } from './polish.ts';

const TRADES = {
  coffee: {
    word: 'Palarnia',
    gender: 'f',
    about: t(
      'Pali kawę w małych partiach, kilka razy w tygodniu.',
      'Roasts in small batches, a few days a week.',
    ),
  },
  tea: {
    word: 'Herbaciarnia',
    gender: 'f',
    about: t(
      'Sprowadza herbaty wprost z ogrodów, co zbiór.',
      'Brings in teas straight from the gardens, every harvest.',
    ),
  },
  pantry: {
    word: 'Spiżarnia',
    gender: 'f',
    about: t(
      'Robi syropy i słodycze z krótkim składem.',
      'Makes syrups and sweets with short lists of ingredients.',
    ),
  },
  pottery: {
    word: 'Pracownia',
    gender: 'f',
    about: t(
      'Lepi, toczy i szkliwi, wszystko pod jednym dachem.',
      'Shapes, throws and glazes under one roof.',
    ),
  },
  glass: {
    word: 'Huta',
    gender: 'f',
    about: t(
      'Dmucha szkło tak samo od trzech pokoleń.',
      'Has blown glass the same way for three generations.',
    ),
  },
  brewing: {
    word: 'Warsztat',
    gender: 'm',
    about: t('Projektuje proste naczynia do parzenia kawy.', 'Designs plain ware for brewing coffee.'),
  },
  machines: {
    word: 'Fabryka',
    gender: 'f',
    about: t(
      'Buduje sprzęt, do którego zawsze są części.',
      'Builds equipment for which there are always parts.',
    ),
  },
  tools: {
    word: 'Kuźnia',
    gender: 'f',
    about: t('Robi narzędzia baristy z metalu i drewna.', 'Makes barista’s tools from metal and wood.'),
  },
  clothing: {
    word: 'Szwalnia',
    gender: 'f',
    about: t('Szyje z tkanin, które znoszą setki prań.', 'Sews from cloth that takes hundreds of washes.'),
  },
  books: {
    word: 'Wydawnictwo',
    gender: 'n',
    about: t(
      'Wydaje książki o kawie, herbacie i gotowaniu.',
      'Publishes books about coffee, tea and cooking.',
    ),
  },
} as const;

export type Trade = keyof typeof TRADES;

const PLACES = [
  'Olszyna',
  'Brzezina',
  'Jaworzyna',
  'Dębina',
  'Grabina',
  'Roztocze',
  'Podgórze',
  'Zakole',
  'Przystań',
  'Łąka',
];
const ADJECTIVES = [
  'Zielony',
  'Leśny',
  'Skalny',
  'Rzeczny',
  'Wrzosowy',
  'Sokoli',
  'Orli',
  'Lipowy',
  'Polny',
  'Nadwiślański',
];

/** Two hundred invented producers, twenty in each trade. */
export const largeProducers: (DemoProducer & { trade: Trade })[] = typeset(
  (Object.keys(TRADES) as Trade[]).flatMap((trade) => namesIn(trade).map((name) => producer(trade, name))),
);

const keys = new Map<Trade, string[]>();
for (const { key, trade } of largeProducers) keys.set(trade, [...(keys.get(trade) ?? []), key]);

/** The keys of a trade's producers. */
export const producersIn = (trade: Trade): string[] => keys.get(trade) ?? [];

function namesIn(trade: Trade): string[] {
  const { word, gender } = TRADES[trade];
  return [...PLACES, ...ADJECTIVES.map((adjective) => agree(adjective, gender))].map(
    (name) => `${word} ${name}`,
  );
}

function producer(trade: Trade, name: string): DemoProducer & { trade: Trade } {
  return { key: `large-${slugOf(name)}`, name, country: 'PL', description: TRADES[trade].about, trade };
}
