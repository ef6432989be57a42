import { goods } from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { forWhom, howItWorks, section } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct, DemoSize } from '#demo/catalogue/types.ts';

const contents = t('O książce', 'About the book');
const polish = t('polski', 'Polish');

export const cardsAndBooks: DemoProduct[] = [
  goods({
    key: 'karta-podarunkowa',
    type: 'virtual',
    producer: 'mgla',
    categories: ['karty-i-ksiazki', 'prezenty'],
    name: t('Karta podarunkowa', 'Gift card'),
    summary: t(
      'Wysyłana e-mailem, ważna rok, do wydania na wszystko.',
      'Sent by e-mail, valid for a year, good for anything we sell.',
    ),
    description: [
      howItWorks(
        t(
          'Po opłaceniu dostajesz kod i plik do wydruku. Kod wpisuje się w koszyku, a niewykorzystana kwota zostaje na karcie.',
          'Once paid, you receive a code and a file to print. The code goes into the basket; whatever is left stays on the card.',
        ),
      ),
      forWhom(
        t(
          'Gdy nie wiesz, czy ktoś woli przelew, czy espresso. Życzenia i dzień wysyłki możesz podać w uwagach do zamówienia.',
          'For when you cannot tell whether someone prefers filter or espresso. Leave a message and the day it should be sent in the order notes.',
        ),
      ),
    ],
    facts: {
      validity: t('12 miesięcy', '12 months'),
      netContents: t('kod w wiadomości e-mail', 'a code by e-mail'),
      occasion: t('każda', 'any'),
    },
    sizes: [giftCard(50, '#C9D6C8'), giftCard(100, '#E8C98F'), giftCard(200, '#D98F6C')],
    maxPerOrder: 10,
    popularity: 72,
    picture: {
      shape: 'gift-card',
      colour: '#2F4A3E',
      accent: '#E8C98F',
      material: 'paper',
      pattern: 'contours',
      label: ['MGŁA', 'PREZENT'],
    },
  }),
  goods({
    key: 'ksiazka-przelew',
    producer: 'kwadrans',
    categories: ['karty-i-ksiazki'],
    name: t('„Przelew. Czterdzieści poranków”', '“Pour-over: Forty Mornings”'),
    summary: t(
      'Czterdzieści przepisów na filiżankę, każdy na jednej stronie.',
      'Forty recipes for a cup, each on a single page.',
    ),
    description: [
      section(
        contents,
        t(
          'Hanna Wrzos przez czterdzieści dni parzyła tę samą kawę i za każdym razem zmieniała jedną rzecz. Zapisała, co z tego wyszło.',
          'For forty days Hanna Wrzos brewed the same coffee, changing one thing each time, and wrote down what came of it.',
        ),
      ),
      forWhom(
        t(
          'Dla początkujących i tych, którzy utknęli. Tabele na wewnętrznych stronach okładki można mieć przed oczami podczas parzenia.',
          'For beginners and for those who are stuck. The tables inside the covers can stay in view as you brew.',
        ),
      ),
    ],
    facts: { author: 'Hanna Wrzos', pages: '168', binding: t('twarda', 'hardback'), language: polish },
    vatPercent: 5,
    sizes: universal(5900, 38, 460),
    popularity: 46,
    picture: {
      shape: 'book',
      colour: '#C48A4E',
      accent: '#F3E9D7',
      material: 'paper',
      pattern: 'waves',
      label: ['PRZELEW'],
    },
  }),
  goods({
    key: 'ksiazka-atlas-kawy',
    producer: 'kwadrans',
    categories: ['karty-i-ksiazki', 'prezenty'],
    name: t('„Atlas kawy. Od krzewu do filiżanki”', '“A Coffee Atlas: From Tree to Cup”'),
    summary: t(
      'Trzydzieści krajów, mapy rysowane ręcznie, słownik smaków.',
      'Thirty countries, hand-drawn maps, a dictionary of tastes.',
    ),
    description: [
      section(
        contents,
        t(
          'Każdy kraj ma mapę, kalendarz zbiorów i opowieść jednego rolnika. Osobny rozdział wyjaśnia obróbki i odmiany.',
          'Each country has a map, a harvest calendar and one farmer’s story. A separate chapter explains processing and varieties.',
        ),
      ),
      forWhom(
        t(
          'Dla ciekawych, skąd bierze się smak. Duży format, 24 × 31 cm, dobrze leży na stole.',
          'For anyone curious where the taste comes from. A large 24 × 31 cm format that sits well on a table.',
        ),
      ),
    ],
    facts: { author: 'Tymon Jarosz', pages: '304', binding: t('twarda', 'hardback'), language: polish },
    vatPercent: 5,
    sizes: universal([since(200, 12900), reduced(30, 10900, 12900)], 19, 1580, { suggestedRetail: 12900 }),
    pointsEarned: 11,
    popularity: 50,
    picture: {
      shape: 'book',
      colour: '#47637A',
      accent: '#E9D6B8',
      material: 'paper',
      pattern: 'contours',
      label: ['ATLAS', 'KAWY'],
    },
  }),
];

function giftCard(zlotys: number, accent: string): DemoSize {
  return {
    type: `${zlotys}zl`,
    name: same(`${zlotys} zł`),
    stock: 'unlimited',
    weightGrams: 0,
    prices: [since(200, zlotys * 100)],
    picture: { label: ['MGŁA', `${zlotys} ZŁ`], accent },
  };
}
