import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Examples } from './examples.ts';
import { Footer } from './footer/footer.tsx';
import { Header, LanguageLink } from './header/header.tsx';
import { type ShopView, ShopViewProvider } from './shop-view/shop-view.tsx';

const FOLDER = import.meta.dirname;
/** Shows nothing of its own. */
const WITHOUT_LOOKS = ['shop-view'];

const found = import.meta.glob<{ default: Examples }>('./**/*.examples.tsx', { eager: true });
const parts = Object.values(found).map((module) => module.default);
const all = parts.flatMap(({ title, examples }) =>
  examples.map(({ name, element }) => ({ title: `${title}: ${name}`, element })),
);

test('every part of the interface shows its states in the gallery', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name, parentPath }) => existsSync(join(parentPath, name, `${name}.tsx`)))
    .map(({ name }) => name)
    .filter((name) => !WITHOUT_LOOKS.includes(name));
  const shown = Object.keys(found).map((path) => basename(path, '.examples.tsx'));
  expect(shown.sort()).toEqual(folders.sort());
});

test('the gallery names each part and each of its states once', () => {
  const titles = parts.map(({ title }) => title);
  expect(titles.filter((title) => !/^[A-Z][a-z]+$/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

test('no two examples of the gallery share an id', () => {
  const ids = all.flatMap(({ element }) => valuesOf('id', render(element, 'pl')));
  expect(repeated([...ids, ...parts.map(({ title }) => title.toLowerCase())])).toEqual([]);
});

test('no two landmarks of the gallery share a name', () => {
  const navs = all.flatMap(({ element }) => tagsOf('nav', render(element, 'pl')));
  expect(navs.length).toBeGreaterThan(0);
  expect(repeated(navs.flatMap((nav) => valuesOf('aria-label', nav)))).toEqual([]);
});

describe.each(LANGUAGES)('in the %s shop', (language) => {
  test.each(all)('$title', ({ element }) => {
    expectSound(render(element, language));
  });

  test.each([
    [
      'the whole header',
      <Header
        key="h"
        shopName="Palarnia Mgła"
        menu={[category(1, [category(2)])]}
        languageLink={<LanguageLink href="/en/" />}
      />,
    ],
    [
      'the whole footer',
      <Footer
        key="f"
        shopName="Palarnia Mgła"
        tagline="Kawa z gór"
        menu={[category(1)]}
        pages={[{ slug: 'dostawa', title: 'Dostawa', group: 'help' }]}
      />,
    ],
  ])('%s', (_, element) => {
    expectSound(render(element, language));
  });
});

test('a shop with net prices shows the net price first', () => {
  const [price] = parts.filter(({ title }) => title === 'Price');
  const plain = price?.examples.find(({ name }) => name === 'Plain')?.element;
  expect(render(plain, 'pl')).toContain('49,90\u00a0zł');
  expect(render(plain, 'pl', { priceType: 'net' })).toContain('40,57\u00a0zł');
  expect(render(plain, 'pl', { priceType: 'net' })).not.toContain('49,90');
});

const wordsOf = (title: string, name: string, language: Language = 'pl') => {
  const part = parts.find((one) => one.title === title);
  return render(part?.examples.find((example) => example.name === name)?.element, language).replace(
    /<[^>]*>/g,
    '',
  );
};

test.each([
  ['Reduced, with the lowest price of 30 days', 'Najniższa cena z 30 dni przed obniżką: 44,90\u00a0zł'],
  ['On the phone', 'Cena na telefon'],
  ['For points', '1200 punktów'],
  ['Free', 'Gratis!'],
  ['Per kilogram', ' / kg'],
])('a price (%s) says: %s', (name, words) => {
  expect(wordsOf('Price', name)).toContain(words);
});

test.each([
  ['Plain', '40,57\u00a0zł netto', '40,57\u00a0zł net'],
  [
    'Reduced',
    'Najniższa cena z 30 dni przed obniżką: 44,90\u00a0zł (−11%)',
    'Lowest price in the 30 days before',
  ],
  ['Reduced', 'Cena regularna: 49,90\u00a0zł', 'Regular price: 49,90\u00a0zł'],
  ['Reduced', 'Oszczędzasz 11%, czyli 5,00\u00a0zł', 'You save 11%, that is 5,00\u00a0zł'],
  ['Reduced', 'Promocja', 'Special offer'],
  ['Reduced until a day', 'Nowa cena obowiązuje do 24.11.2026', 'New price until 24/11/2026'],
  ['Reduced until a day', 'Okazja', 'Bargain'],
  ['With a discount code', 'Cena przed rabatem: 49,90\u00a0zł', 'Price before the discount: 49,90\u00a0zł'],
  ['With a discount code', 'Z kodem', 'With code'],
  ['Sold by a quarter of a kilogram', '12,48\u00a0zł za 0,25\u00a0kg', '12,48\u00a0zł for 0.25\u00a0kg'],
  [
    'With a suggested price and a deposit',
    'Sugerowana cena detaliczna: 9\u00a0990,00\u00a0zł',
    'Recommended',
  ],
  [
    'With a suggested price and a deposit',
    'Zaliczka: 1\u00a0000,00\u00a0zł',
    'Deposit: 1\u00a0000,00\u00a0zł',
  ],
  ['Of a set', 'Oszczędzasz 10%, czyli 20,00\u00a0zł kupując w zestawie', 'by buying the set'],
  ['On the phone', 'Cena na telefon', 'Price on phone demand'],
  ['For points', '1200 punktów', '1200 points'],
  ['Free', 'Gratis!', 'Free!'],
])('the price of the product page (%s) says: %s', (name, polish, english) => {
  expect(wordsOf('Prices', name)).toContain(polish);
  expect(wordsOf('Prices', name, 'en')).toContain(english);
});

test.each([
  ['In stock, with the amount', 'W magazynie: 12 szt.', 'In stock: 12 pcs'],
  ['Few left, with the amount', 'Ostatnie 3 szt.', 'Only 3 pcs left'],
  ['The last one', 'Ostatnia 1 szt.', 'Only 1 pc. left'],
  ['To order, with the amount', 'Na zamówienie, w magazynie: 3 szt.', 'To order, in stock: 3 pcs'],
])('the availability (%s) says: %s', (name, polish, english) => {
  expect(wordsOf('Availability', name)).toBe(polish);
  expect(wordsOf('Availability', name, 'en')).toBe(english);
});

test.each([
  ['Today, early', 'Wysyłka dzisiaj', 'Ships today'],
  [
    'Today, near the deadline',
    'Zamów do 14:00 to wyślemy dzisiaj',
    'Order by 14:00 and we will ship it today',
  ],
  ['Today, near the deadline', 'zostało 2 godz. 13 min', '2 h 13 min left'],
  ['Tomorrow', 'Wysyłka jutro', 'Ships tomorrow'],
  ['On a day of this week', 'Wysyłka w czwartek', 'Ships on Thursday'],
  ['On a day of another week', 'Wysyłka we wtorek (24.11)', 'Ships on Tuesday (24.11)'],
  ['In many days', 'Wysyłka za 45 dni', 'Ships in 45 days'],
  ['Nobody knows when', 'Termin wysyłki nie jest jeszcze znany.', 'The shipping date is not known yet.'],
])('the shipping time (%s) says: %s', (name, polish, english) => {
  expect(wordsOf('Shipping', name)).toContain(polish);
  expect(wordsOf('Shipping', name, 'en')).toContain(english);
});

test('a row that only another size has keeps its place and is silent', () => {
  const part = parts.find((one) => one.title === 'Prices');
  const html = render(part?.examples.find(({ name }) => name.startsWith('With the place'))?.element, 'pl');
  expect(html).toContain('<span class="product-price__space" aria-hidden="true">Najniższa cena z 30 dni');
});

test('the next volume discount is told with its percent and its threshold, until the last is reached', () => {
  expect(wordsOf('Discounts', 'None reached')).toContain('Kup 3\u00a0op., a zapłacisz 5% mniej');
  expect(wordsOf('Discounts', 'The first reached')).toContain('Kup 10\u00a0op., a zapłacisz 12,5% mniej');
  expect(wordsOf('Discounts', 'The first reached')).toContain('od 3\u00a0op., twój rabat');
  expect(wordsOf('Discounts', 'The last reached')).not.toContain('Kup');
});

test('a lazy picture asks for its smallest file on screens up to 420 px, also where they are twice as sharp', () => {
  const [picture] = parts.filter(({ title }) => title === 'Picture');
  const [lazy, main] = picture?.examples.map(({ element }) => render(element, 'pl')) ?? [];
  const sources = tagsOf('source', lazy ?? '');
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    const [, laidOut] = /sizes="\(max-width: 420px\) (\d+)px,/.exec(source) ?? [];
    const smallest = Math.min(...[...source.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
    expect(2 * Number(laidOut)).toBeLessThanOrEqual(smallest);
  }
  expect(main).not.toContain('max-width: 420px');
});

/** What holds for every part, whatever it shows. */
function expectSound(html: string): void {
  expect(html.replace(/<!--.*?-->/g, '')).not.toBe('');
  expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html.replace(/data-(sentence|texts)="[^"]*"/g, '')).not.toMatch(/\{\w+\}/);
  expect(repeated(valuesOf('id', html))).toEqual([]);
  for (const img of tagsOf('img', html))
    for (const name of ['alt', 'width', 'height']) expect(img).toMatch(new RegExp(`\\s${name}="`));
  for (const id of [
    ...valuesOf('for', html),
    ...valuesOf('aria-labelledby', html),
    ...valuesOf('aria-describedby', html).flatMap((ids) => ids.split(' ')),
  ])
    expect(valuesOf('id', html)).toContain(id);
}

function render(element: ReactNode, language: Language, changes: Partial<ShopView> = {}): string {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const view: ShopView = {
    language,
    currency,
    priceType: settings.priceType,
    texts: textsIn(language),
    ...changes,
  };
  return renderToString(<ShopViewProvider view={view}>{element}</ShopViewProvider>);
}

function category(id: number, children: { id: number; slug: string; name: string; children: [] }[] = []) {
  return { id, slug: `kategoria-${id}`, name: `Kategoria ${id}`, children: children as [] };
}

const tagsOf = (tag: string, html: string) => html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
const valuesOf = (name: string, html: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
