import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import { demoPictures, productPictures } from './jobs.ts';

const { products } = demoCatalogue;
const jobs = new Map(demoPictures().map((job) => [job.name, job]));

const product = (key: string) => {
  const found = products.find((one) => one.key === key);
  if (!found) throw new Error(`the demo shop has no product '${key}'`);
  return found;
};
const namesOf = (key: string) => productPictures(product(key)).map(({ name }) => name);

describe('the pictures of a product', () => {
  it('are its front, its details, its use and its measures', () => {
    expect(namesOf('etiopia-konga')).toEqual([
      'etiopia-konga-front-1',
      'etiopia-konga-detail-1',
      'etiopia-konga-use-1',
      'etiopia-konga-diagram-1',
    ]);
  });

  it('show the sizes that look different right after its front', () => {
    expect(namesOf('kubek-emaliowany')).toEqual([
      'kubek-emaliowany-front-1',
      'kubek-emaliowany-bialy-1',
      'kubek-emaliowany-grafit-1',
      'kubek-emaliowany-detail-1',
      'kubek-emaliowany-use-1',
      'kubek-emaliowany-diagram-1',
    ]);
  });

  it('say which colour the front shows, where there are several', () => {
    const shown = (key: string) => productPictures(product(key)).map(({ size }) => size?.type);
    expect(shown('kubek-emaliowany').slice(0, 3)).toEqual(['zielony', 'bialy', 'grafit']);
    expect(shown('karta-podarunkowa').slice(0, 4)).toEqual([undefined, '50zl', '100zl', '200zl']);
    expect(shown('kawiarka-piccola')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('can be borrowed by a product that has other sizes', () => {
    expect(productPictures({ key: 'kubek-emaliowany' }).map(({ name }) => name)).not.toContain(
      'kubek-emaliowany-bialy-1',
    );
  });
});

describe('the pictures of the shop', () => {
  it('have names that no other has, fit for an address', () => {
    const names = demoPictures().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[\w-]+$/);
  });

  it('can be drawn, each of them, without a number or a word that is missing', () => {
    for (const [name, { svg }] of jobs) {
      const drawn = svg();
      expect(drawn, name).toMatch(/^<svg .*<\/svg>$/s);
      expect(drawn, name).not.toMatch(/NaN|Infinity|undefined|\[object/);
    }
  });

  it('include every picture that a product has', () => {
    for (const one of products)
      for (const { name } of productPictures(one)) {
        expect(name).toMatch(/-1$/);
        expect(jobs.has(name), name).toBe(true);
      }
  });

  it('include one of every size that looks different, and it does', () => {
    const sizes = products.flatMap((one) =>
      one.sizes.filter(({ picture }) => picture).map(({ type }) => ({ key: one.key, type })),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    for (const { key, type } of sizes) {
      const own = jobs.get(`${key}-${type}-1`)?.svg();
      expect(own, `${key} ${type}`).toMatch(/^<svg/);
      expect(own, `${key} ${type}`).not.toBe(jobs.get(`${key}-front-1`)?.svg());
    }
  });

  it('are drawn in the order in which they are seen: banners, categories, then every product’s front', () => {
    const names = demoPictures().map(({ name }) => name);
    const lastFront = names.findLastIndex((name) => name.endsWith('-front-1'));
    expect(names[0]).toMatch(/^banner-/);
    expect(names.indexOf('kubek-emaliowany-bialy-1')).toBeGreaterThan(lastFront);
  });
});
