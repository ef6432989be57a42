import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopOrderNote, size } from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { fileOf } from '#tests/support/shop/order-checks.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';
import type { Missing, ScanRequest } from './scan-answer.ts';

const [COFFEE, TEA, CUP] = ['5901234123457', 'HERB-1', 'C-07'];
const words = (missing: readonly Missing[]) =>
  `Brakuje: ${missing.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`;

describeWithDatabase('a scan at the packing table', (use) => {
  async function open() {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const goods = [await shop.addProduct('kawa'), await shop.addProduct('herbata')];
    const [coffee, tea] = goods;
    const cup = await shop.addProduct('kubek');
    if (!coffee || !tea) throw new Error('nothing is sold');
    const label = (sizeId: number, values: Partial<typeof size.$inferInsert>) =>
      use().orm.update(size).set(values).where(eq(size.id, sizeId));
    await label(coffee.sizeId, { ean: COFFEE, shelf: 'B-2' });
    await label(tea.sizeId, { code: TEA, shelf: 'A-1' });
    await label(cup.sizeId, { shelf: CUP });
    const place = async (coffees = '1', teas = '1') => {
      shop.now += 60_000;
      const guest = await shop.guest();
      await shop.add(guest, coffee.productId, coffees);
      if (teas !== '0') await shop.add(guest, tea.productId, teas);
      const placed = await shop.order(guest, { payment: 'on_delivery', prepaid: false });
      if (!placed.ok) throw new Error(placed.problem);
      return placed.number;
    };
    const [packer, other] = [
      await addStaff(use(), 'Piotr', 'packer'),
      await addStaff(use(), 'Ewa', 'packer'),
    ];
    const scan = (number: string, code: string, more: Partial<ScanRequest> = {}, actor = packer) =>
      shop.packing.take(actor, { number, code, key: newToken(), ...more }, words);
    const look = async (number: string) => {
      const shown = await shop.packing.show(packer, number);
      if (!shown.ok) throw new Error(shown.problem);
      return shown.packing;
    };
    const inParcels = async (number: string) =>
      (await fileOf(use(), number)).parcels.map(({ state, lines }) => [
        state,
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ]);
    return { shop, place, packer, other, scan, look, inParcels };
  }

  test('packs with the last piece, and sends with the number of the label', async () => {
    const { place, scan, look, inParcels } = await open();
    const number = await place('2', '1');
    expect((await look(number)).lines.map(({ shelf }) => shelf)).toEqual(['A-1', 'B-2']);
    expect(await scan(number, COFFEE)).toMatchObject({ did: 'counted', line: { counts: { packing: 1 } } });
    expect(await scan(number, TEA)).toMatchObject({ did: 'counted' });
    expect(await look(number)).toMatchObject({ step: { kind: 'packing' } });
    const last = await scan(number, 'B-2', { box: 'M', weightGrams: 800 });
    expect(last).toEqual({ ok: true, did: 'packed' });
    const { parcels } = await fileOf(use(), number);
    expect(parcels).toMatchObject([{ state: 'packed', box: 'M', weightGrams: 800 }]);
    expect(await look(number)).toMatchObject({ step: { kind: 'sending', needsNumber: true } });
    expect(await scan(number, '')).toEqual({ ok: false, problem: 'no_tracking_number' });
    expect(await scan(number, COFFEE)).toEqual({ ok: false, problem: 'goods_code' });
    for (const goods of ['5900000000992', '59012344'])
      expect(await scan(number, goods), 'nothing of ours').toEqual({ ok: false, problem: 'goods_code' });
    expect(await scan(number, 'x7')).toEqual({ ok: false, problem: 'unknown_code' });
    expect(await inParcels(number)).toEqual([['packed', 3]]);
    expect(await scan(number, '620000000017')).toEqual({ ok: true, did: 'sent' });
    expect(await inParcels(number)).toEqual([['sent', 3]]);
    expect(await look(number)).toMatchObject({ step: { kind: 'stopped', why: 'nothing_open' }, claim: null });
    const second = await place('1', '0');
    expect(await scan(second, COFFEE)).toEqual({ ok: true, did: 'packed' });
    expect(await scan(second, '620000000017')).toEqual({ ok: false, problem: 'used_number' });
  });

  test('of something wrong, or of one piece too many, changes nothing', async () => {
    const { place, scan, inParcels } = await open();
    const number = await place('1', '1');
    expect(await scan(number, COFFEE)).toMatchObject({ did: 'counted' });
    expect(await scan(number, COFFEE)).toMatchObject({
      ok: false,
      problem: 'surplus',
      line: { shelf: 'B-2' },
    });
    expect(await scan(number, CUP)).toEqual({ ok: false, problem: 'wrong_item' });
    expect(await scan(number, 'nic takiego')).toEqual({ ok: false, problem: 'unknown_code' });
    expect(await scan(number, '')).toEqual({ ok: true, did: 'nothing' });
    expect(await inParcels(number)).toEqual([['packing', 1]]);
  });

  test('counts once, however often it is sent', async () => {
    const { place, scan, inParcels } = await open();
    const number = await place('3', '0');
    const key = newToken();
    expect(await scan(number, COFFEE, { key })).toMatchObject({ did: 'counted' });
    expect(await scan(number, COFFEE, { key })).toEqual({ ok: true, did: 'nothing' });
    const twice = newToken();
    await Promise.all([1, 2, 3].map(() => scan(number, COFFEE, { key: twice })));
    expect(await inParcels(number)).toEqual([['packing', 2]]);
    const last = newToken();
    expect(await scan(number, COFFEE, { key: last })).toEqual({ ok: true, did: 'packed' });
    expect(await scan(number, COFFEE, { key: last })).toEqual({ ok: true, did: 'nothing' });
    expect(await inParcels(number)).toEqual([['packed', 3]]);
  });

  test('is taken from whoever has the order, and tells others who that is', async () => {
    const { shop, place, packer, other, scan, look, inParcels } = await open();
    const number = await place('2', '0');
    const seen = (await look(number)).version;
    expect(await scan(number, COFFEE)).toMatchObject({ did: 'counted' });
    expect(await scan(number, COFFEE, {}, other)).toMatchObject({ problem: 'claimed', by: 'Piotr' });
    await shop.packing.claim(other, number, true);
    expect(await scan(number, COFFEE, { version: seen }, packer)).toMatchObject({
      problem: 'claimed',
      by: 'Ewa',
    });
    expect(await scan(number, COFFEE, { version: seen }, other)).toMatchObject({
      ...{ problem: 'conflict', since: [{ actorName: 'Piotr' }, { actorName: 'Piotr' }] },
    });
    expect(await inParcels(number)).toEqual([['packing', 1]]);
    const { version } = await look(number);
    expect(await scan(number, COFFEE, { version }, other)).toEqual({ ok: true, did: 'packed' });
  });

  test('of UNDO takes back one thing after the other', async () => {
    const { place, scan, inParcels } = await open();
    const number = await place('1', '1');
    expect(await scan(number, 'UNDO')).toEqual({ ok: false, problem: 'nothing_to_undo' });
    await scan(number, COFFEE);
    await scan(number, TEA);
    expect(await inParcels(number)).toEqual([['packed', 2]]);
    expect(await scan(number, 'UNDO')).toEqual({ ok: true, did: 'unpacked' });
    expect(await scan(number, 'undo')).toMatchObject({ did: 'taken_back', line: { code: TEA } });
    expect(await inParcels(number)).toEqual([['packing', 1]]);
    expect(await scan(number, 'PACK')).toEqual({ ok: false, problem: 'not_complete' });
    expect(await scan(number, 'UNDO')).toMatchObject({ did: 'taken_back', line: { ean: COFFEE } });
    expect(await scan(number, 'UNDO')).toEqual({ ok: false, problem: 'nothing_to_undo' });
    await scan(number, COFFEE);
    await scan(number, TEA);
    await scan(number, 'UNDO');
    expect(await scan(number, 'PACK')).toEqual({ ok: true, did: 'packed' });
  });

  test('of SHORT notes what is missing and packs the rest; the order stays for what is missing', async () => {
    const { shop, place, scan, look, inParcels, packer } = await open();
    const number = await place('3', '1');
    await scan(number, COFFEE);
    await scan(number, TEA);
    const short = await scan(number, 'SHORT');
    expect(short).toMatchObject({ did: 'short', isPacked: true, missing: [{ quantity: 2 }] });
    expect(await inParcels(number)).toEqual([['packed', 2]]);
    const notes = await use().orm.select({ text: shopOrderNote.text }).from(shopOrderNote);
    expect(notes).toEqual([{ text: expect.stringMatching(/^Brakuje: 2 × /) }]);
    expect(await scan(number, '620000000024')).toEqual({ ok: true, did: 'sent' });
    expect((await look(number)).step).toEqual({ kind: 'packing', parcel: undefined });
    expect((await shop.packing.queue(packer))?.map((one) => one.number)).toEqual([number]);
  });

  test('of SHORT before anything is in the parcel leaves none behind', async () => {
    const { place, scan, look, inParcels } = await open();
    const number = await place('1', '0');
    expect(await scan(number, 'SHORT')).toMatchObject({ did: 'short', isPacked: false });
    await scan(number, TEA, { lineId: (await look(number)).lines[0]?.id });
    await scan(number, 'UNDO');
    await scan(number, 'UNDO');
    expect(await inParcels(number)).toEqual([['packing', 0]]);
    expect(await scan(number, 'SHORT')).toMatchObject({ did: 'short', isPacked: false });
    expect(await inParcels(number)).toEqual([]);
    expect((await look(number)).claim).toBeNull();
  });

  test('of another order opens that one, and NEXT goes on along the queue and from its beginning again', async () => {
    const { shop, place, scan, look, packer, other } = await open();
    const [first, second, third] = [await place(), await place(), await place()];
    expect(await scan(first, second)).toEqual({ ok: true, did: 'opened', number: second });
    expect((await look(first)).claim).toBeNull();
    expect(await scan(second, second)).toEqual({ ok: true, did: 'nothing' });
    expect(await scan(second, 'NEXT')).toEqual({ ok: true, did: 'left' });
    expect(await shop.packing.next(packer, second)).toBe(third);
    expect(await shop.packing.next(packer, third)).toBe(first);
    await shop.packing.claim(other, third);
    expect(await shop.packing.next(packer, second)).toBe(first);
    expect(await shop.packing.next(packer, 'unknown')).toBe(first);
  });

  test('is for those who pack, and an order without the money is not packed', async () => {
    const { shop, packer, scan, place, look } = await open();
    const number = await place();
    expect(await scan(number, COFFEE, {}, { ...packer, role: 'read_only' })).toEqual({
      ...{ ok: false, problem: 'forbidden' },
    });
    expect(await shop.packing.show({ ...packer, role: 'read_only' }, number)).toMatchObject({ ok: false });
    expect(await scan('nie ma', COFFEE)).toEqual({ ok: false, problem: 'no_order' });
    const guest = await shop.guest();
    const coffee = await shop.addProduct('kawa-2');
    await shop.add(guest, coffee.productId);
    const placed = await shop.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const [line] = (await look(placed.number)).lines;
    expect(await scan(placed.number, '', { lineId: line?.id })).toEqual({ ok: false, problem: 'unpaid' });
  });
});
