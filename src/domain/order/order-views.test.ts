import { expect, test } from 'vitest';
import { ORDER_VIEWS, VIEW_RULES, viewNamed, viewsFor } from './order-views.ts';
import { STAGES } from './stage.ts';

test('every stage in which something is still to be done is in a view of what is to be done', () => {
  const work = ORDER_VIEWS.filter((view) => ['to_pay', 'to_pack', 'to_send'].includes(view));
  const inWork = work.flatMap((view) => VIEW_RULES[view].stages ?? []);
  const ended = ['sent', 'delivered', 'returned', 'returned_part', 'cancelled'];
  expect(STAGES.filter((stage) => !inWork.includes(stage))).toEqual(expect.arrayContaining(ended));
  expect(inWork.sort()).toEqual(STAGES.filter((stage) => !ended.includes(stage)).sort());
  expect(new Set(inWork).size).toBe(inWork.length);
});

test('views of money are for those who may see it', () => {
  expect(viewsFor(true)).toEqual([...ORDER_VIEWS]);
  expect(viewsFor(false)).toEqual(ORDER_VIEWS.filter((view) => view !== 'refunds'));
  expect([viewNamed('owed', true), viewNamed('owed', false)]).toEqual(['owed', undefined]);
  expect([viewNamed('lapsing', false), viewNamed('x', true)]).toEqual(['lapsing', undefined]);
});
