import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, COMMAND_LINE, may, type StaffActor, THE_SHOP } from './actor.ts';
import { mayChangeRights } from './may-change-rights.ts';
import { areaOf, isRight, RIGHTS, type Right, roleHas } from './right.ts';
import { hasRight, neededExceptions, type RightException, rightsOf } from './rights-owner.ts';
import { ROLES, type Role } from './role.ts';

const role = fc.constantFrom(...ROLES);
const right = fc.constantFrom(...RIGHTS);
const exceptions: fc.Arbitrary<RightException[]> = fc.array(
  fc.record({ right, kind: fc.constantFrom('given', 'taken'), why: fc.string() }),
  { maxLength: 12 },
);
const owner = fc.record({ role, exceptions });
const staff = fc.record<StaffActor>({
  ...{ kind: fc.constant('staff'), id: fc.integer({ min: 1, max: 9 }), name: fc.string() },
  ...{ ip: fc.constant('192.0.2.1'), role, exceptions },
});
const plain = (of: Role): StaffActor => ({
  ...{ kind: 'staff', id: 1, name: 'Anna', ip: '192.0.2.1', role: of, exceptions: [] },
});

describe('the roles of the staff', () => {
  const holders = (of: Right) => ROLES.filter((one) => one !== 'owner' && roleHas(one, of));

  test('have the rights that the table of the back office gives them', () => {
    expect(holders('order.read')).toEqual(['manager', 'orders', 'read_only']);
    expect(holders('order.note')).toEqual(['manager', 'orders', 'packer']);
    expect(holders('parcel.pack')).toEqual(['manager', 'orders', 'packer']);
    expect(holders('product.read')).toEqual(['manager', 'orders', 'catalogue', 'content', 'read_only']);
    expect(holders('stock.count')).toEqual(['manager', 'packer', 'catalogue']);
    expect(holders('audit.read')).toEqual(['manager']);
  });

  test('leave what is dangerous to the owner alone', () => {
    const owners = RIGHTS.filter((one) => holders(one).length === 0);
    expect(owners).toEqual([
      ...['money.reverse', 'client.export', 'client.erase', 'settings.payments', 'settings.legal'],
      ...['staff.invite', 'staff.rights'],
    ]);
  });

  test('keep money and e-mail addresses from who packs on a shared tablet', () => {
    const packers = rightsOf(plain('packer'));
    expect(
      packers.filter((one) => ['money', 'client', 'message', 'staff', 'audit'].includes(areaOf(one))),
    ).toEqual([]);
  });

  test('change nothing where they only read', () => {
    expect(rightsOf(plain('read_only')).filter((one) => !one.endsWith('.read'))).toEqual([]);
  });

  test('that manage have whatever any other role but the owner has', () => {
    fc.assert(
      fc.property(role, right, (one, of) => one === 'owner' || !roleHas(one, of) || roleHas('manager', of)),
    );
  });
});

describe('whether somebody may do something', () => {
  test('is no where nobody is named, and where the right is unknown', () => {
    expect(may(undefined, 'order.read')).toBe(false);
    expect(may(plain('manager'), 'order.burn' as Right)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => isRight(text) === RIGHTS.includes(text as Right)));
  });

  test('is always yes for an owner, the shop itself and the command line', () => {
    fc.assert(
      fc.property(exceptions, right, (said, of) => {
        expect(may({ ...plain('owner'), exceptions: said }, of)).toBe(true);
        expect([may(THE_SHOP, of), may(COMMAND_LINE, of)]).toEqual([true, true]);
      }),
    );
  });

  test('is decided by the role wherever no exception speaks of the right', () => {
    fc.assert(
      fc.property(staff, right, (actor, of) => {
        fc.pre(!actor.exceptions.some((one) => one.right === of));
        expect(may(actor, of)).toBe(roleHas(actor.role, of));
      }),
    );
  });

  test('is no once the right was taken, whoever gave it', () => {
    fc.assert(
      fc.property(owner, right, fc.nat(), (of, taken, place) => {
        fc.pre(of.role !== 'owner');
        const said = of.exceptions.toSpliced(place % (of.exceptions.length + 1), 0, {
          right: taken,
          kind: 'taken',
          why: '',
        });
        expect(hasRight({ ...of, exceptions: said }, taken)).toBe(false);
      }),
    );
  });
});

test('exceptions that are kept say the same as all that were entered, each right once', () => {
  fc.assert(
    fc.property(owner, ({ role: of, exceptions: said }) => {
      const last = [...new Map(said.map((one) => [one.right, one])).values()];
      const kept = neededExceptions(of, said);
      expect(rightsOf({ role: of, exceptions: kept })).toEqual(rightsOf({ role: of, exceptions: last }));
      expect(new Set(kept.map((one) => one.right)).size).toBe(kept.length);
    }),
  );
});

describe('rights of others', () => {
  const change = (actor: Actor, of: { id: number; from: Role; to: Role }) =>
    mayChangeRights(actor, {
      id: of.id,
      from: { role: of.from, exceptions: [] },
      to: { role: of.to, exceptions: [] },
    });
  const trusted: StaffActor = {
    ...plain('manager'),
    exceptions: [{ right: 'staff.rights', kind: 'given', why: 'zastępstwo' }],
  };

  test('are changed by an owner, and by nobody for themselves', () => {
    expect(change(plain('owner'), { id: 2, from: 'packer', to: 'manager' })).toBeUndefined();
    expect(change(plain('owner'), { id: 1, from: 'owner', to: 'manager' })).toBe('own_rights');
    expect(change(plain('manager'), { id: 2, from: 'packer', to: 'orders' })).toBe('not_allowed');
    expect(change(COMMAND_LINE, { id: 2, from: 'packer', to: 'owner' })).toBeUndefined();
  });

  test('never become more than those of who gives them', () => {
    expect(change(trusted, { id: 2, from: 'packer', to: 'orders' })).toBeUndefined();
    expect(change(trusted, { id: 2, from: 'packer', to: 'owner' })).toBe('more_than_own');
    expect(change(trusted, { id: 2, from: 'owner', to: 'packer' })).toBe('more_than_own');
    fc.assert(
      fc.property(staff, owner, owner, (actor, from, to) => {
        fc.pre(mayChangeRights(actor, { id: 10, from, to }) === undefined);
        for (const gained of rightsOf(to)) expect(may(actor, gained)).toBe(true);
      }),
    );
  });
});
