import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsIn, columnsText, ORDER_COLUMNS } from './order-columns.ts';

test('the list shows the columns that were chosen, in its own order, and never money to who may not see it', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...ORDER_COLUMNS], { minLength: 1 }),
      fc.boolean(),
      (chosen, seesMoney) => {
        const shown = columnsIn(columnsText(chosen), seesMoney);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).toEqual(ORDER_COLUMNS.filter((column) => shown.includes(column)));
        if (seesMoney) expect(shown.toSorted()).toEqual(chosen.toSorted());
        else expect(shown).not.toEqual(expect.arrayContaining(['total']));
      },
    ),
  );
  expect(columnsIn('', true)).toEqual([...ORDER_COLUMNS]);
  expect(columnsIn('money.total', false)).toEqual(['age', 'client', 'stage', 'parcels', 'method']);
});
