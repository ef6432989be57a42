import { beforeEach, expect, test } from 'vitest';
import { constraintOf } from '#shop/db/constraint.ts';
import { clientAddress } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, ADDRESS, openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { type AddressKind, MOST_ADDRESSES, type NewAddress } from './addresses.ts';

describeWithDatabase('the addresses of a client', (use) => {
  let desk: AccountDesk;
  let anna: number;
  let ewa: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    [anna, ewa] = [await desk.addClient('anna'), await desk.addClient('ewa')];
  });
  const save = (changes: Partial<NewAddress> = {}, kind: AddressKind = 'delivery', id?: number) =>
    desk.data.saveAddress(anna, { ...ADDRESS, ...changes, kind }, id);
  const add = async (changes: Partial<NewAddress> = {}, kind: AddressKind = 'delivery') => {
    const saved = await save(changes, kind);
    if (!saved.ok) throw new Error(saved.problem);
    return saved.id;
  };
  const preferred = async () =>
    (await desk.data.addresses(anna)).filter((one) => one.preferred).map(({ id }) => id);

  test('are kept as they were given, and what a change leaves out is taken away', async () => {
    const full = { company: 'Kawa i S-ka', taxNumber: '5252480172', streetNumber: '5/7', phone: '600700800' };
    const id = await add(full);
    const kept = { id, ...ADDRESS, ...full, kind: 'delivery', preferred: true };
    expect(await desk.data.address(anna, id)).toEqual(kept);
    expect(await save({ city: 'Łódź' }, 'delivery', id)).toEqual({ ok: true, id });
    const nothing = { company: null, taxNumber: null, streetNumber: null, phone: null };
    expect(await desk.data.addresses(anna)).toEqual([{ ...kept, ...nothing, city: 'Łódź' }]);
  });

  test('have one preferred of each kind: the first, until another is preferred', async () => {
    const [first, second, bill] = [await add(), await add(), await add({}, 'billing')];
    expect(await preferred()).toEqual([first, bill]);
    expect(await desk.data.preferAddress(anna, second)).toBe(true);
    expect((await preferred()).toSorted()).toEqual([second, bill]);
    expect((await desk.data.addresses(anna)).at(-1)?.id, 'preferred ones stand first').toBe(first);
  });

  test('always have one preferred: the oldest follows one that is removed', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await desk.data.preferAddress(anna, third);
    expect(await desk.data.removeAddress(anna, third)).toBe(true);
    expect(await preferred()).toEqual([first]);
    await desk.data.removeAddress(anna, second);
    expect(await preferred()).toEqual([first]);
    await desk.data.removeAddress(anna, first);
    expect(await desk.data.addresses(anna)).toEqual([]);
  });

  test('keep their preferred one when another is removed', async () => {
    const [, second, third] = [await add(), await add(), await add()];
    await desk.data.preferAddress(anna, third);
    await desk.data.removeAddress(anna, second);
    expect(await preferred()).toEqual([third]);
  });

  test('are nobody else’s to see, to change, to prefer or to remove', async () => {
    await desk.data.saveAddress(ewa, { ...ADDRESS, kind: 'delivery' });
    const [, second] = [await add(), await add()];
    for (const id of [second, 0, -1, 1.5, 2 ** 31, Number.NaN]) {
      expect(await desk.data.address(ewa, id)).toBeUndefined();
      expect(await desk.data.saveAddress(ewa, { ...ADDRESS, kind: 'delivery' }, id)).toEqual({
        ok: false,
        problem: 'no_address',
      });
      expect(await desk.data.preferAddress(ewa, id)).toBe(false);
      expect(await desk.data.removeAddress(ewa, id)).toBe(false);
    }
    expect(await desk.data.addresses(anna)).toHaveLength(2);
    expect(await save({}, 'billing', second), 'the kind stays').toMatchObject({ problem: 'no_address' });
  });

  test('are at most twenty of a kind, even when many are added at once', async () => {
    const saved = await Promise.all(Array.from({ length: 25 }, () => save()));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(MOST_ADDRESSES);
    expect(saved).toContainEqual({ ok: false, problem: 'too_many' });
    expect(await preferred()).toHaveLength(1);
    expect(await save({}, 'billing')).toMatchObject({ ok: true });
  });

  test('are never two preferred of a kind: the database refuses it', async () => {
    await add();
    const second = use()
      .orm.insert(clientAddress)
      .values({ ...ADDRESS, clientId: anna, kind: 'delivery', preferred: true });
    await expect(Promise.resolve(second).catch(constraintOf)).resolves.toBe('client_address_one_preferred');
  });
});
