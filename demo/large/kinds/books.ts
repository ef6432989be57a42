import { forWhom, inside } from '#demo/catalogue/making/sections.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import { type Kind, oneOf, option } from '#demo/large/kind.ts';
import { universal } from '#demo/large/size-plans.ts';

const TOPICS = [
  ...[t('Espresso', 'Espresso'), t('Kawa przelewowa', 'Filter coffee'), t('Latte art', 'Latte art')],
  ...[
    t('Palenie kawy', 'Roasting coffee'),
    t('Woda do kawy', 'Water for coffee'),
    t('Kawiarka', 'The moka pot'),
  ],
  ...[t('Mielenie', 'Grinding'), t('Cold brew', 'Cold brew'), t('Herbata liściasta', 'Loose-leaf tea')],
  ...[
    t('Zielona herbata', 'Green tea'),
    t('Kawa w podróży', 'Coffee on the road'),
    t('Kawiarnia', 'The café'),
  ],
  ...[
    t('Próbowanie kawy', 'Tasting coffee'),
    t('Kawa i deser', 'Coffee and dessert'),
    t('Kawa w domu', 'Coffee at home'),
  ],
  ...[t('Plantacja', 'The plantation'), t('Ceramika do kawy', 'Coffee pottery'), t('Mleko', 'Milk')],
];
const SUBTITLES = [
  t('Przewodnik dla początkujących', 'A beginner’s guide'),
  t('Podręcznik baristy', 'A barista’s handbook'),
  t('Historia i smak', 'History and taste'),
  t('Sto przepisów', 'A hundred recipes'),
  t('Krok po kroku', 'Step by step'),
  t('Atlas', 'An atlas'),
  t('Nauka i praktyka', 'Science and practice'),
  t('Rozmowy z mistrzami', 'Talks with the masters'),
  t('Mały leksykon', 'A short lexicon'),
  t('Notatnik degustatora', 'A taster’s notebook'),
  t('Eseje', 'Essays'),
  t('Album', 'An album'),
];
const BINDINGS = [
  t('oprawa twarda', 'hardback'),
  t('oprawa miękka', 'paperback'),
  t('oprawa płócienna', 'clothbound'),
];
const AUTHORS = [
  ...['Anna Wilczek', 'Jan Sobota', 'Ewa Kruk', 'Piotr Gaj', 'Maria Lisiecka', 'Tomasz Jeż'],
  ...['Helena Brodzik', 'Adam Rzepa', 'Zofia Maj', 'Karol Stawny', 'Irena Pokora', 'Marek Olcha'],
];
const EDITIONS = 8;
const SUITED = [
  t(
    'Dla każdego, kto chce rozumieć, co dzieje się w filiżance.',
    'For anyone who wants to know what happens in the cup.',
  ),
  t('Dla tych, którzy już parzą i chcą lepiej.', 'For those who brew already and want to do it better.'),
];

const book: Kind = {
  share: 40,
  wheels: [TOPICS.length, SUBTITLES.length, BINDINGS.length, EDITIONS],
  categories: ['karty-i-ksiazki'],
  shape: 'book',
  trade: 'books',
  vatPercent: 5,
  unit: 'piece',
  perishable: false,
  repeat: t('dodruk', 'printing'),
  draft([topicPick, subtitlePick, bindingPick, editionPick = 0], random) {
    const topic = option(TOPICS, topicPick);
    const subtitle = option(SUBTITLES, subtitlePick);
    const binding = option(BINDINGS, bindingPick);
    const edition = editionPick + 1;
    const pages = 96 + Math.floor(random.next() * 20) * 16;
    return {
      name: t(
        `${topic.pl}. ${subtitle.pl}, ${binding.pl}, wydanie ${edition}`,
        `${topic.en}. ${subtitle.en}, ${binding.en}, edition ${edition}`,
      ),
      summary: t('Książka po polsku, bogato ilustrowana.', 'A richly illustrated book in Polish.'),
      description: [
        inside(
          t(
            `Liczba stron: ${pages}. Na końcu słowniczek i indeks.`,
            `Pages: ${pages}. A glossary and an index at the end.`,
          ),
        ),
        forWhom(oneOf(SUITED, random)),
      ],
      facts: {
        author: oneOf(AUTHORS, random),
        pages: same(String(pages)),
        binding,
        language: t('polski', 'Polish'),
      },
      price: 3900 + pages * 12,
      sizes: universal(200 + pages),
    };
  },
};

export const bookKinds = [book];
