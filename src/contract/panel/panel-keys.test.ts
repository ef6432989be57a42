import { expect, test } from 'vitest';
import { CONTROL_KEYS, GO_KEYS, PAGE_KEYS } from './panel-keys.ts';

test('no key of the back office means two things', () => {
  for (const keys of [GO_KEYS, PAGE_KEYS, CONTROL_KEYS]) {
    const pressed = Object.values(keys);
    expect(pressed.filter((key, at) => pressed.indexOf(key) !== at)).toEqual([]);
    expect(pressed.filter((key) => key.length !== 1 && key !== 'Enter')).toEqual([]);
  }
});
