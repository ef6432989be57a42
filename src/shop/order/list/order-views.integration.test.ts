import { expect, test } from 'vitest';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addStaff } from '#tests/support/shop/staff.ts';
import { openOrderViews } from './order-views.ts';

describeWithDatabase('a saved view of orders', (use) => {
  const open = async () => ({
    views: openOrderViews(use()),
    ewa: await addStaff(use(), 'Ewa', 'orders'),
    marta: await addStaff(use(), 'Marta', 'manager'),
    tomek: await addStaff(use(), 'Tomek', 'content'),
  });

  test('is one’s own until who leads others shares it with them', async () => {
    const { views, ewa, marta } = await open();
    await views.save(ewa, { name: ' Pilne ', address: 'view=late' });
    await views.save(marta, { name: 'Drogie', address: 'min=500&columns=client.total' });
    expect(await views.list(ewa)).toMatchObject([{ name: 'Pilne', address: 'view=late', isOwn: true }]);
    const [drogie] = await views.list(marta);
    const [pilne] = await views.list(ewa);
    await views.change(marta, drogie?.id ?? 0, { name: 'Drogie', isShared: true });
    await views.change(ewa, pilne?.id ?? 0, { name: 'Bardzo pilne', isShared: true });
    expect((await views.list(ewa)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Bardzo pilne', true],
      ['Drogie', false],
    ]);
    expect(await views.list(marta), 'Ewa leads nobody').toHaveLength(1);
  });

  test('is changed and deleted by its owner alone, and has a name', async () => {
    const { views, ewa, marta, tomek } = await open();
    await views.save(marta, { name: 'Drogie', address: 'min=500' });
    const [{ id } = { id: 0 }] = await views.list(marta);
    expect(await views.change(ewa, id, { name: 'x', isShared: false })).toBeUndefined();
    expect(await views.remove(ewa, id)).toBe(false);
    for (const name of ['', ' ', 'x'.repeat(61)])
      expect(await views.save(ewa, { name, address: '' })).toBe('bad_name');
    await expect(views.list(tomek)).rejects.toThrow(NotAllowed);
    expect(await views.remove(marta, id)).toBe(true);
    expect(await views.list(marta)).toEqual([]);
  });
});
