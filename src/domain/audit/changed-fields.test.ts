import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('a change tells what was and what is, of those fields alone that differ', () => {
  expect(changedFields({ name: 'Ewa', role: 'packer' }, { name: 'Ewa', role: 'orders' })).toEqual({
    role: ['packer', 'orders'],
  });
  expect(changedFields({}, { blocked: true })).toEqual({ blocked: [null, true] });
});

test('nothing changes where all is as it was, and the way back is the change turned round', () => {
  const fields = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
  );
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      expect(changedFields(before, before)).toEqual({});
      const there = changedFields(before, after);
      const back = changedFields(after, before);
      expect(Object.keys(back).sort()).toEqual(Object.keys(there).sort());
      for (const [name, [from, to]] of Object.entries(there)) expect(back[name]).toEqual([to, from]);
    }),
  );
});
