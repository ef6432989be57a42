import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { linksIn, pictureFile, routesIn } from './links.ts';

const coffee = { id: 7, slug: 'etiopia-guji' };

describe('the addresses of the shop', () => {
  test('Polish pages stand at the root, English ones under /en', () => {
    expect(linksIn('pl').home).toBe('/');
    expect(linksIn('en').home).toBe('/en/');
    expect(linksIn('pl').product(coffee)).toBe('/produkt/7/etiopia-guji');
    expect(linksIn('en').product(coffee)).toBe('/en/product/7/etiopia-guji');
    expect(linksIn('pl').category(coffee, '?page=2')).toBe('/kategoria/7/etiopia-guji?page=2');
    expect(linksIn('en').info('delivery')).toBe('/en/info/delivery');
  });

  test('the contact page is /contact.php', () => {
    expect(linksIn('pl').contact).toBe('/contact.php');
    expect(linksIn('en').contact).toBe('/en/contact.php');
  });

  test('a link to a size names it safely', () => {
    expect(linksIn('pl').product(coffee, '250g')).toBe('/produkt/7/etiopia-guji?size=250g');
    expect(linksIn('pl').product(coffee, 'L & XL')).toBe('/produkt/7/etiopia-guji?size=L%20%26%20XL');
  });

  test.each(LANGUAGES)('every %s link to a product, list or page has a route behind it', (language) => {
    const links = linksIn(language);
    const routes = routesIn(language);
    const fill = (route: string) => route.replace(':id', '7').replace(':slug', 'etiopia-guji');
    expect(fill(routes.product)).toBe(links.product(coffee));
    expect(fill(routes.category)).toBe(links.category(coffee));
    expect(fill(routes.producer)).toBe(links.producer(coffee));
    expect(fill(routes.series)).toBe(links.series(coffee));
    expect(fill(routes.info)).toBe(links.info('etiopia-guji'));
  });

  test('no two addresses of a language, or of two languages, are the same', () => {
    const all = LANGUAGES.flatMap((language) => {
      const { product, category, producer, series, info, ...plain } = linksIn(language);
      const named = [product, category, producer, series].map((link) => link(coffee));
      return [...named, info(coffee.slug), ...Object.values(plain)];
    });
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a picture’s file is named by its picture, width and format', () => {
  expect(pictureFile('etiopia-guji-natural-front-1', 320, 'avif')).toBe(
    '/gfx/pictures/etiopia-guji-natural-front-1-320.avif',
  );
});
