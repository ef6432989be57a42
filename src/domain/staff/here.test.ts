import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffActor } from './actor.ts';
import {
  HERE_FOR,
  type HereObject,
  hereTag,
  isHereObject,
  maySeeHere,
  readHere,
  SAID_EVERY,
} from './here.ts';

const actor = (role: StaffActor['role']): StaffActor => ({
  ...{ kind: 'staff', id: 1, name: '', ip: '', role, exceptions: [] },
});

test('what is said of who is here is read as it was said', () => {
  const object = fc
    .tuple(fc.constantFrom('order', 'complaint'), fc.stringMatching(/^[\w./-]{1,60}$/))
    .map((parts) => parts.join(':') as HereObject);
  const said = fc.record({
    move: fc.constantFrom('in' as const, 'still' as const, 'out' as const),
    object,
    staffId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  });
  fc.assert(
    fc.property(said, (one) => {
      expect(readHere(hereTag(one))).toEqual(one);
    }),
  );
  for (const other of ['work:order:7', 'work:here:in:order:7:0', 'work:here:up:order:7:1', 'all'])
    expect(readHere(other), other).toBeUndefined();
  for (const other of ['order:', 'client:7', "order:7'", 'order:7:8'])
    expect(isHereObject(other), other).toBe(false);
});

test('who else looks at a thing is for those who may look at it', () => {
  expect(maySeeHere(actor('packer'), 'order:A1')).toBe(true);
  expect(maySeeHere(actor('packer'), 'complaint:7')).toBe(false);
  expect(maySeeHere(actor('content'), 'order:A1')).toBe(false);
  expect(maySeeHere(actor('orders'), 'complaint:7')).toBe(true);
});

test('who has left without a word is gone within half a minute, and one lost word is not a farewell', () => {
  expect(HERE_FOR).toBeLessThanOrEqual(30_000);
  expect(HERE_FOR).toBeGreaterThan(2 * SAID_EVERY);
});
