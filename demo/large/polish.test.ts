import { describe, expect, it } from 'vitest';
import { agree, forCups, type Gender } from './polish.ts';
import { wareName } from './ware.ts';

describe('Polish adjectives', () => {
  it.each<[string, Gender, string]>([
    ['ceramiczny', 'm', 'ceramiczny'],
    ['ceramiczny', 'f', 'ceramiczna'],
    ['ceramiczny', 'n', 'ceramiczne'],
    ['ceramiczny', 'pl', 'ceramiczne'],
    ['niebieski', 'm', 'niebieski'],
    ['niebieski', 'f', 'niebieska'],
    ['niebieski', 'n', 'niebieskie'],
    ['niebieski', 'pl', 'niebieskie'],
    ['długi', 'f', 'długa'],
    ['długi', 'n', 'długie'],
    ['letni', 'f', 'letnia'],
    ['letni', 'pl', 'letnie'],
    ['orli', 'f', 'orla'],
    ['orli', 'n', 'orle'],
    ['biały', 'f', 'biała'],
    ['miodowy', 'pl', 'miodowe'],
  ])('%s (%s) reads %s', (masculine, gender, form) => {
    expect(agree(masculine, gender)).toBe(form);
  });

  it('refuses a word that is no adjective', () => {
    expect(() => agree('ecru', 'f')).toThrow("'ecru' is not a Polish adjective");
  });
});

describe('names of things', () => {
  const ceramic = { pl: 'ceramiczny', en: 'ceramic' };
  const blue = { pl: 'niebieski', en: 'blue' };
  const size = { pl: '300 ml', en: '300 ml' };

  it.each([
    ['kubek', 'm', 'mug', 'Kubek ceramiczny niebieski Halny, 300 ml', 'Halny blue ceramic mug, 300 ml'],
    [
      'filiżanka',
      'f',
      'cup',
      'Filiżanka ceramiczna niebieska Halny, 300 ml',
      'Halny blue ceramic cup, 300 ml',
    ],
    [
      'sitko',
      'n',
      'basket',
      'Sitko ceramiczne niebieskie Halny, 300 ml',
      'Halny blue ceramic basket, 300 ml',
    ],
    ['żarna', 'pl', 'burrs', 'Żarna ceramiczne niebieskie Halny, 300 ml', 'Halny blue ceramic burrs, 300 ml'],
  ] as const)('%s is named with its adjectives in agreement', (pl, gender, en, polish, english) => {
    expect(wareName({ pl, en, gender }, ceramic, blue, 'Halny', size)).toEqual({ pl: polish, en: english });
  });

  it.each([
    [1, 'na 1 filiżankę'],
    [2, 'na 2 filiżanki'],
    [4, 'na 4 filiżanki'],
    [5, 'na 5 filiżanek'],
    [12, 'na 12 filiżanek'],
    [22, 'na 22 filiżanki'],
  ])('a moka pot for %d says %s', (count, text) => {
    expect(forCups(count).pl).toBe(text);
  });
});
