import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastScanned, type ScanStep } from './last-scanned.ts';

const put = fc.record({ line: fc.integer({ min: 1, max: 4 }), by: fc.constantFrom(1, 1, 0.5) });

describe('what is taken back', () => {
  test('is the last piece that was scanned and is still in the parcel', () => {
    const steps: ScanStep[] = [
      { line: 1, by: 1 },
      { line: 2, by: 1 },
    ];
    expect(lastScanned(steps)).toEqual({ line: 2, by: 1 });
    expect(lastScanned([...steps, { line: 2, by: -1 }])).toEqual({ line: 1, by: 1 });
    expect(lastScanned([])).toBeUndefined();
  });

  test('is, step by step, all that was put in, the last first', () => {
    fc.assert(
      fc.property(fc.array(put, { maxLength: 12 }), (scanned) => {
        const steps: ScanStep[] = [...scanned];
        const taken: ScanStep[] = [];
        for (let last = lastScanned(steps); last; last = lastScanned(steps)) {
          taken.push(last);
          steps.push({ line: last.line, by: -last.by });
        }
        expect(taken).toEqual(scanned.toReversed());
      }),
    );
  });
});
