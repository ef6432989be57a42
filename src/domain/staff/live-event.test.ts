import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StaffActor } from './actor.ts';
import { type LiveEvent, liveEventOf, mayHear, newsOf } from './live-event.ts';
import { ROLES, type Role } from './role.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const kind = fc.constantFrom('new_order' as const, 'order' as const, 'job' as const, 'complaint' as const);
const actor = (role: Role): StaffActor => ({ kind: 'staff', id: 1, name: '', ip: '', role, exceptions: [] });

describe('what the back office hears of at once', () => {
  test('is what the database says of its work, by ids alone', () => {
    fc.assert(
      fc.property(kind, id, (of, at) => {
        expect(liveEventOf(`work:${of}:${at}`)).toEqual({ kind: of, id: at });
      }),
    );
    for (const other of [
      'product:7',
      'work:order:',
      'work:order:0',
      'work:x:7',
      'work:order:7:anna@example.org',
    ])
      expect(liveEventOf(other), other).toBeUndefined();
    expect(liveEventOf('all')).toEqual({ kind: 'missed' });
  });

  test('is told to those alone who may see the thing', () => {
    const hear = (of: 'new_order' | 'job' | 'complaint') =>
      ROLES.filter((role) => mayHear(actor(role), { kind: of, id: 7 }));
    expect(hear('new_order')).toEqual(ROLES.filter((role) => role !== 'catalogue' && role !== 'content'));
    expect(hear('job')).not.toContain('packer');
    expect(hear('complaint')).not.toContain('packer');
    expect(hear('complaint')).toContain('orders');
  });

  test('says each thing once, however often it changed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kind, fc.integer({ min: 1, max: 4 }))), (pairs) => {
        const events = pairs.map(([of, at]): LiveEvent => ({ kind: of, id: at }));
        const { new: fresh, orders, jobs, complaints, missed } = newsOf(events);
        const told = [...fresh.map((one) => `new_order ${one}`), ...orders.map((one) => `order ${one}`)];
        const others = complaints.map((one) => `complaint ${one}`);
        const all = [...told, ...others, ...jobs.map((one) => `job ${one}`)];
        expect(all.toSorted()).toEqual([...new Set(pairs.map((pair) => pair.join(' ')))].toSorted());
        expect(missed).toBe(false);
      }),
    );
  });
});
