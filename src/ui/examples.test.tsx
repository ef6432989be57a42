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
import { Header } from './header/header.tsx';
import { type ShopView, ShopViewProvider } from './shop-view/shop-view.tsx';

const FOLDER = import.meta.dirname;
/** Shows nothing of its own. */
const WITHOUT_LOOKS = ['shop-view'];

const found = import.meta.glob<{ default: Examples }>('./*/*.examples.tsx', { eager: true });
const parts = Object.values(found).map((module) => module.default);
const all = parts.flatMap(({ title, examples }) =>
  examples.map(({ name, element }) => ({ title: `${title}: ${name}`, element })),
);

test('every part of the interface shows its states in the gallery', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, `${entry.name}.tsx`)))
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
      <Header key="h" shopName="Palarnia Mgła" menu={[category(1, [category(2)])]} otherHref="/en/" />,
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

test.each([
  ['Reduced, with the lowest price of 30 days', 'Najniższa cena z 30 dni przed obniżką: 44,90\u00a0zł'],
  ['Large, reduced', 'Oszczędzasz 20%, czyli 10,00\u00a0zł'],
  ['On the phone', 'Cena na telefon'],
  ['For points', '1200 punktów'],
  ['Free', 'Gratis!'],
  ['Per kilogram', ' / kg'],
])('a price (%s) says: %s', (name, words) => {
  const [price] = parts.filter(({ title }) => title === 'Price');
  const html = render(price?.examples.find((example) => example.name === name)?.element, 'pl');
  expect(html.replace(/<[^>]*>/g, '')).toContain(words);
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
  expect(html.replace(/data-sentence="[^"]*"/g, '')).not.toMatch(/\{\w+\}/);
  expect(repeated(valuesOf('id', html))).toEqual([]);
  for (const img of tagsOf('img', html))
    for (const name of ['alt', 'width', 'height']) expect(img).toMatch(new RegExp(`\\s${name}="`));
  for (const id of [
    ...valuesOf('for', html),
    ...valuesOf('aria-labelledby', html),
    ...valuesOf('aria-describedby', html),
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
