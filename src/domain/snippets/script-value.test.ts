import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptValue } from './script-value.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[<>&\u2028\u2029\\"']*$/),
);

describe('a value in a script', () => {
  test('cannot end the script or begin another', () => {
    expect(scriptValue('</script><script>alert(1)</script>')).not.toMatch(/[<>]/);
    expect(scriptValue('<!--')).toBe('"\\u003c!--"');
    expect(scriptValue('a&b\u2028c\u2029')).toBe('"a\\u0026b\\u2028c\\u2029"');
  });

  test('is the same value again when it is read', () => {
    fc.assert(
      fc.property(anyText, fc.double(), anyText, (name, price, key) => {
        const value = { name, price, deeper: [{ [key]: name }] };
        const text = scriptValue(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });

  test('that is nothing is null', () => {
    expect(scriptValue(undefined)).toBe('null');
  });
});
