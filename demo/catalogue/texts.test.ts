import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './index.ts';

type Found = { where: string; text: string };

/** Every string that a shopper can read, with the way to it. */
function texts(value: unknown, where: string, language: 'pl' | 'en'): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Object.hasOwn(value, 'pl') || Object.hasOwn(value, 'en')) {
    const text: unknown = Reflect.get(value, language);
    return [{ where, text: typeof text === 'string' ? text : '' }];
  }
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${where}.${key}`, language));
}

const { products } = demoCatalogue;
const pictures = products.flatMap(({ key, picture, sizes }) =>
  [{}, ...sizes.map((size) => size.picture)].map((own) => ({ key, ...picture, ...own })),
);
// Slides are large and broken by the browser as it likes.
const { slides: _slides, menuSlides: _menuSlides, ...typeset } = demoCatalogue;
const polish = texts(typeset, 'catalogue', 'pl');
const english = texts(typeset, 'catalogue', 'en');
const all = [...polish, ...english];

function breaking(pattern: RegExp, among: Found[]): string[] {
  return among.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);
}

describe('the texts of the catalogue', () => {
  it('exist in Polish and in English', () => {
    expect(polish.length).toBe(english.length);
    expect(breaking(/^\s*$/, all)).toEqual([]);
  });

  it('have no double spaces and no spaces at the ends', () => {
    expect(breaking(/\s\s|^\s|\s$/, all)).toEqual([]);
  });

  it('do not shout', () => {
    expect(breaking(/!/, all)).toEqual([]);
  });

  it('use printed quotation marks and apostrophes', () => {
    expect(breaking(/["']/, all)).toEqual([]);
  });

  it('never leave a one-letter Polish word at the end of a line', () => {
    expect(breaking(/(?:^|[\s(„])[aiouwz] \S/i, polish)).toEqual([]);
  });

  it('never part a number from its unit', () => {
    expect(breaking(/\d (?:k?g|ml|l|cm|mm|m|zł|W|s|min|szt\.|°C)(?!\p{L})/u, all)).toEqual([]);
  });

  it('have Polish letters in no English sentence about taste', () => {
    const notes = products.flatMap(({ parameters }) =>
      parameters.filter(({ name }) => name.en === 'Tasting notes'),
    );
    for (const { value } of notes) expect(value.en).toMatch(/^[a-zé, -]+$/);
  });

  it('promise nothing that the shop does not do: no reminders, no skipping, no form that is not there', () => {
    const promised =
      /przypomnieni|pomin(ąć|iesz)|wysyłk\p{L}+ pomi|formularz na dole|ważne \d+ mies|remind you|skip a|form with your order|valid for \d+ months/iu;
    expect(breaking(promised, all)).toEqual([]);
  });

  it('sum a product up in one line', () => {
    for (const { key, summary } of products) {
      expect(Math.max(summary.pl.length, summary.en.length), key).toBeLessThanOrEqual(90);
    }
  });

  it('describe every product in two sections of one to three paragraphs', () => {
    for (const { key, description } of products) {
      expect(description.length, key).toBe(2);
      for (const { paragraphs } of description) {
        expect(paragraphs.length >= 1 && paragraphs.length <= 3, key).toBe(true);
      }
    }
  });

  it('never repeat a description', () => {
    const paragraphs = products.flatMap(({ description }) => description.flatMap((part) => part.paragraphs));
    expect(new Set(paragraphs.map(({ pl }) => pl)).size).toBe(paragraphs.length);
  });

  it('give every product three to eight parameters, its net quantity among them', () => {
    for (const { key, parameters, sizes } of products) {
      const named = new Set(parameters.map(({ name }) => name.pl)).size;
      const shown = named + (sizes.some(({ contents }) => contents) ? 1 : 0);
      expect(shown >= 3 && named <= 8, `${key}: ${shown}`).toBe(true);
    }
  });

  it.each(['single-origin', 'espresso', 'drippery', 'kawiarki', 'mlynki', 'czajniki', 'koszulki'])(
    'let the products of %s be compared by at least three shared parameters',
    (category) => {
      const lists = products
        .filter(({ categories }) => categories[0] === category)
        .map(({ parameters }) => parameters.map(({ name }) => name.pl));
      const shared = (lists[0] ?? []).filter((name) => lists.every((list) => list.includes(name)));
      expect(shared.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('print at most two lines of twelve capital letters on a product', () => {
    for (const { key, label } of pictures) {
      for (const line of label ?? []) {
        expect(line, key).toBe(line?.toLocaleUpperCase('pl'));
        expect(line?.length, key).toBeLessThanOrEqual(12);
      }
    }
  });

  it('name colours of pictures that can be drawn', () => {
    for (const { key, colour, accent } of pictures) {
      expect(colour, key).toMatch(/^#[0-9A-F]{6}$/);
      expect(accent, key).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});
