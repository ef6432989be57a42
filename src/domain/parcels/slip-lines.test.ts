import { expect, test } from 'vitest';
import { slipLines } from './slip-lines.ts';

const line = (name: string, open: number, packed: number, packing = 0) => ({
  name,
  counts: { ordered: 9, cancelled: 0, open, packed, packing },
});
const listed = (...lines: ReturnType<typeof line>[]) => {
  const slip = slipLines(lines);
  return [slip.lines.map(({ name, quantity }) => `${quantity} ${name}`).join(), slip.isWhole];
};

test('a slip lists what will be packed, and once a parcel is begun what is in that', () => {
  expect(listed(line('kawa', 2, 0), line('kubek', 1, 0))).toEqual(['2 kawa,1 kubek', true]);
  expect(listed(line('kawa', 0, 2), line('kubek', 0, 0, 1))).toEqual(['2 kawa,1 kubek', true]);
});

test('a slip says that more is to come where something is missing, and does not list what left before', () => {
  expect(listed(line('kawa', 1, 1), line('kubek', 1, 0))).toEqual(['1 kawa', false]);
  expect(listed(line('kawa', 0, 0), line('kubek', 1, 0))).toEqual(['1 kubek', true]);
});
