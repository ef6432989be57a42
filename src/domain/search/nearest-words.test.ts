import { describe, expect, test } from 'vitest';
import { nearestWords } from './nearest-words.ts';

const form = (word: string, stem = word) => ({ word, stem });
const KNOWN = [
  form('kawa', 'kaw'),
  form('kawiarka', 'kawiark'),
  form('ziarnista', 'ziarnist'),
  form('waga', 'wag'),
];

describe('a mistyped word', () => {
  test.each([
    [form('kwaa', 'kwa'), ['kawa']],
    [form('kawiraki', 'kawirak'), ['kawiarka']],
    [form('ziarnsitej', 'ziarnsit'), ['ziarnista']],
    [form('hipopotam'), []],
    [form('25'), []],
  ])('%o stands for %j', (mistyped, meant) => {
    expect(nearestWords(mistyped, KNOWN).map(({ word }) => word)).toEqual(meant);
  });

  test('stands for the nearest words alone, first for those that begin like it', () => {
    const known = [form('mata'), form('tama'), form('kama'), form('kamera')];
    expect(nearestWords(form('kata'), known).map(({ word }) => word)).toEqual(['kama', 'mata']);
  });
});
