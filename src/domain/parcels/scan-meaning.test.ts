import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCAN_COMMANDS, type ScannedLine, scanMeaning } from './scan-meaning.ts';

const line = (id: number, values: Partial<ScannedLine> = {}, open = 1): ScannedLine => ({
  ...{ id, ean: null, code: null, shelf: null, counts: { open, packing: 0 } },
  ...values,
});

const code = fc.option(fc.constantFrom('590', 'KAWA-1', 'A-01', 'B-02'), { nil: null });
const lines = fc
  .array(fc.record({ ean: code, code, shelf: code, open: fc.nat(2) }), { maxLength: 6 })
  .map((all) => all.map(({ open, ...codes }, index) => line(index + 1, codes, open)));

describe('a scan at the packing table', () => {
  test('means one more piece of the line whose EAN, code or place it is', () => {
    const all = [line(1, { ean: '590' }), line(2, { code: 'KAWA-1' }), line(3, { shelf: 'A-01' })];
    expect(scanMeaning('590', all)).toEqual({ kind: 'piece', lineId: 1 });
    expect(scanMeaning(' kawa-1 ', all)).toEqual({ kind: 'piece', lineId: 2 });
    expect(scanMeaning('A-01', all)).toEqual({ kind: 'piece', lineId: 3 });
  });

  test('of a place with two kinds of goods means the one that is packed next', () => {
    const both = [line(1, { shelf: 'A-01' }, 0), line(2, { shelf: 'A-01' })];
    expect(scanMeaning('A-01', both)).toEqual({ kind: 'piece', lineId: 2 });
  });

  test('of goods that are all packed, or not in the order, puts nothing into the parcel', () => {
    expect(scanMeaning('590', [line(1, { ean: '590' }, 0)])).toEqual({ kind: 'surplus', lineId: 1 });
    expect(scanMeaning('591', [line(1, { ean: '590' })])).toEqual({ kind: 'unknown' });
    expect(scanMeaning('', [line(1, { ean: '' })])).toEqual({ kind: 'nothing' });
  });

  test('of a printed command is that command, whatever the goods are called', () => {
    for (const command of SCAN_COMMANDS)
      expect(scanMeaning(command.toLowerCase(), [line(1, { code: command })])).toEqual({
        ...{ kind: 'command', command },
      });
  });

  test('never means a piece of a line that has none left, or that has no such code', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('590', 'KAWA-1', 'A-01', 'B-02', 'C-03'), (all, scanned) => {
        const meant = scanMeaning(scanned, all);
        const has = (one: ScannedLine) => [one.ean, one.code, one.shelf].includes(scanned);
        if (meant.kind === 'piece') {
          const found = all.find(({ id }) => id === meant.lineId);
          expect(found && has(found) && found.counts.open > 0).toBe(true);
        } else expect(all.some((one) => has(one) && one.counts.open > 0)).toBe(false);
      }),
    );
  });
});
