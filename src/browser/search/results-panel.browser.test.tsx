import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FOUND } from '#tests/support/samples/found.ts';
import { HOSTILE } from '#tests/support/samples/hostile-strings.ts';
import {
  active,
  answerSearches,
  field,
  group,
  note,
  options,
  prepareSearch,
  searchFor,
  startSearch,
  textsOf,
} from '#tests/support/stage/search-stage.tsx';

prepareSearch();

test('suggested queries stand in one column, all else in the other, each kind under its name', async () => {
  answerSearches();
  startSearch();
  await searchFor('kawa');
  const [queries, others, ...more] = document.querySelectorAll('.search__column');
  expect(more).toEqual([]);
  expect(textsOf('[role=option]', queries)).toEqual(['kawa ziarnista', 'kawa mielona']);
  for (const name of ['Produkty', 'Producenci', 'Serie', 'Kategorie', 'Informacje']) {
    await expect.element(group(name)).toBeVisible();
    expect(others?.contains(group(name).element()), name).toBe(true);
  }
  await expect.element(group('Często szukane')).toBeVisible();
  expect(queries?.contains(group('Często szukane').element())).toBe(true);
  await expect.element(group('Kategorie').getByRole('option')).toHaveTextContent(/^Kawa \/ Kawa ziarnista$/);
  expect(queries?.getBoundingClientRect().y).toBe(others?.getBoundingClientRect().y);
});

test('a product has its picture as webp with a fallback, its price, and the price without tax', async () => {
  answerSearches();
  startSearch();
  await searchFor('brazylia');
  const product = group('Produkty').getByRole('option');
  await expect.element(product).toHaveTextContent(/^Brazylia Cerrado od 39,90 zł 38,00 zł netto$/);
  const source = product.element().querySelector('source');
  expect(source?.type).toBe('image/webp');
  expect(source?.srcset).toMatch(/-320\.webp$/);
  expect(product.element().querySelector('img')?.src).toMatch(/-320\.jpg$/);
});

test('hostile words are only words', async () => {
  const hacked = vi.fn();
  Object.assign(window, { hacked });
  const [product] = FOUND.products;
  const link = '/search.php?text=x';
  answerSearches(() => ({
    searchQueries: HOSTILE.map((name) => ({ name, link })),
    products: product ? HOSTILE.map((name) => ({ ...product, name })) : [],
    producers: HOSTILE.map((name) => ({ name, link })),
  }));
  startSearch();
  await searchFor('kawa');
  const [queries, others] = document.querySelectorAll('.search__column');
  expect(textsOf('[role=option]', queries)).toEqual(HOSTILE);
  expect(textsOf('[role=option]', others)).toHaveLength(2 * HOSTILE.length);
  expect(document.querySelector('[role=listbox] :is(script, svg:not(.icon), iframe, [onerror])')).toBeNull();
  expect(hacked).not.toHaveBeenCalled();
});

test.for([
  ['Cena na telefon', 'pl', {}],
  ['Price on phone demand', 'en', {}],
  ['122 punkty', 'pl', { points: 122 }],
  ['122 points', 'en', { points: 122 }],
  ['Gratis!', 'pl', { gratis: true }],
] as const)('a price of 0 says: %s', async ([words, language, why]) => {
  const free = { value: 0, formatted: '0,00 zł' };
  const products = FOUND.products.map((coffee) => ({
    ...coffee,
    from: false,
    price: { price: { gross: free, net: free } },
    ...why,
  }));
  answerSearches(() => ({ products }));
  startSearch({ language });
  await searchFor('brazylia');
  expect(textsOf('[role=option]')).toEqual([`Brazylia Cerrado ${words}`]);
});

test('what matches the text is marked, blind to capitals and Polish letters', async () => {
  answerSearches();
  startSearch();
  await searchFor('PARZYC kaw');
  expect(textsOf('mark', group('Informacje').element())).toEqual(['parzyć', 'kaw']);
  expect(textsOf('mark', group('Producenci').element())).toEqual([]);
});

test('the English shop suggests in English', async () => {
  answerSearches();
  startSearch({ language: 'en' });
  await searchFor('coffee');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  for (const name of ['Popular searches', 'Products', 'Producers', 'Series', 'Categories', 'Information'])
    await expect.element(group(name)).toBeVisible();
  await expect.element(note).toHaveTextContent(/^7 suggestions$/);
});

test('a name with a script in it is shown as it is', async () => {
  const name = '<img src=x onerror=alert(1)> "kawa" & \'mleko\'';
  answerSearches(() => ({ producers: [{ name, link: '/' }] }));
  startSearch();
  await searchFor('kawa');
  expect(textsOf('[role=option]')).toEqual([name]);
  expect(options.element().querySelector('img')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveValue(name);
  expect(active.elements().map((each) => each.textContent)).toEqual([name]);
});
