import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSecretBox } from './secret-box.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const secret = fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => Buffer.from(bytes));
const box = (...keys: Buffer[]) => openSecretBox(() => keys);

test('what was sealed is opened by the same key for the same thing, and shows nothing of itself', () => {
  fc.assert(
    fc.property(key, secret, fc.string(), (one, hidden, about) => {
      const sealed = box(one).seal(hidden, about);
      expect(box(one).open(sealed, about)).toEqual(hidden);
      if (hidden.length > 4) expect(sealed.includes(hidden)).toBe(false);
      expect(box(one).seal(hidden, about).equals(sealed), 'never the same twice').toBe(false);
    }),
  );
});

test('it is opened by no other key, for no other thing, and not once a bit was changed', () => {
  fc.assert(
    fc.property(key, key, secret, fc.nat(), (one, other, hidden, at) => {
      fc.pre(!one.equals(other));
      const sealed = box(one).seal(hidden, 'staff 7');
      expect(box(other).open(sealed, 'staff 7')).toBeUndefined();
      expect(box(one).open(sealed, 'staff 8')).toBeUndefined();
      const changed = Buffer.from(sealed);
      changed[at % sealed.length] = (changed[at % sealed.length] ?? 0) ^ 1;
      expect(box(one).open(changed, 'staff 7')).toBeUndefined();
      expect(box(one).open(sealed.subarray(0, -1), 'staff 7')).toBeUndefined();
      expect(box(one).open(hidden, 'staff 7')).toBeUndefined();
    }),
  );
});

test('a new key comes before the old one, which still opens what it has sealed', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = box(old).seal(Buffer.from('secret'), 'staff 7');
  const both = box(fresh, old);
  expect(both.open(sealed, 'staff 7')?.toString()).toBe('secret');
  expect([both.isNewest(sealed), both.isNewest(both.seal(Buffer.from('secret'), 'staff 7'))]).toEqual([
    ...[false, true],
  ]);
});
