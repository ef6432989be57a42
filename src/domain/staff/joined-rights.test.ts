import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinRights } from './joined-rights.ts';
import { RIGHTS } from './right.ts';
import type { RightException, RightsOwner } from './rights-owner.ts';
import { ROLES } from './role.ts';

const refund = (kind: 'given' | 'taken', why: string): RightException => ({
  right: 'money.refund',
  kind,
  why,
});
const note: RightException = { right: 'order.note', kind: 'taken', why: 'stażysta' };
const packer = (...exceptions: RightException[]): RightsOwner => ({ role: 'packer', exceptions });

const owner = fc.record({
  role: fc.constantFrom(...ROLES),
  exceptions: fc.uniqueArray(
    fc.record({
      right: fc.constantFrom(...RIGHTS.slice(0, 4)),
      kind: fc.constantFrom('given' as const, 'taken' as const),
      why: fc.constantFrom('a', 'b'),
    }),
    { selector: ({ right }) => right },
  ),
});
const inOrder = ({ role, exceptions }: RightsOwner) => ({
  role,
  exceptions: RIGHTS.flatMap((right) => exceptions.filter((one) => one.right === right)),
});

describe('rights that two change at once', () => {
  test('are joined where they change different ones', () => {
    const was = packer();
    const now = { ...packer(note), role: 'orders' as const };
    const joined = joinRights({ was, sent: packer(refund('given', 'kierowniczka zmiany')), now });
    expect(joined.disputed).toEqual([]);
    expect(joined.wanted.role).toBe('orders');
    expect(joined.wanted.exceptions).toEqual(
      expect.arrayContaining([note, refund('given', 'kierowniczka zmiany')]),
    );
  });

  test('are disputed where both change the role, or the same right or its reason', () => {
    const was = packer(refund('given', 'na próbę'));
    const sent = { ...packer(refund('given', 'na stałe')), role: 'orders' as const };
    const now = { ...packer(), role: 'manager' as const };
    expect(joinRights({ was, sent, now }).disputed).toEqual(['role', 'money.refund']);
    expect(joinRights({ was, sent, now: sent }).disputed).toEqual([]);
  });

  test('are as they were sent where nobody else changed any, and as they are where nothing was touched', () => {
    fc.assert(
      fc.property(owner, owner, (one, other) => {
        const alone = joinRights({ was: one, sent: other, now: one });
        expect(alone).toEqual({ wanted: inOrder(other), disputed: [] });
        const untouched = joinRights({ was: one, sent: one, now: other });
        expect(untouched).toEqual({ wanted: inOrder(other), disputed: [] });
      }),
    );
  });

  test('take nothing back unsaid: what others set since is wanted as they set it, or disputed', () => {
    fc.assert(
      fc.property(owner, owner, owner, (was, sent, now) => {
        const { wanted, disputed } = joinRights({ was, sent, now });
        const said = ({ exceptions }: RightsOwner, right: string) =>
          exceptions.find((one) => one.right === right);
        for (const right of RIGHTS) {
          const [before, theirs] = [said(was, right), said(now, right)];
          const isKept = JSON.stringify(said(wanted, right)) === JSON.stringify(theirs);
          const isOnlyMine = JSON.stringify(before) === JSON.stringify(theirs);
          expect(isKept || isOnlyMine || disputed.includes(right), right).toBe(true);
        }
      }),
    );
  });
});
