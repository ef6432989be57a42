import { describe, expect, test } from 'vitest';
import { findSize } from './find-size.ts';

const sizes = (...types: string[]) => types.map((type) => ({ type }));

describe('a size asked for', () => {
  test('is found by its type, letter by letter', () => {
    expect(findSize(sizes('S', 'M', 'L'), 'M')).toBe(1);
    expect(findSize(sizes('S', 'M', 'L'), 'm')).toBe(-1);
    expect(findSize([], 'M')).toBe(-1);
  });

  test('may be called onesize or uniw, whichever of the two the shop calls it', () => {
    expect(findSize(sizes('onesize'), 'uniw')).toBe(0);
    expect(findSize(sizes('uniw'), 'onesize')).toBe(0);
    expect(findSize(sizes('onesize', 'uniw'), 'uniw')).toBe(1);
    expect(findSize(sizes('S', 'M'), 'uniw')).toBe(-1);
  });
});
