import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('the name of a file from a shopper', () => {
  test.each([
    ['kawa.png', 'kawa.jpg'],
    ['Zażółć gęślą.JPEG', 'Zażółć gęślą.jpg'],
    ['kawa', 'kawa.jpg'],
    ['kawa.tar.gz', 'kawa.tar.jpg'],
    ['C:\\Users\\Anna\\kawa.png', 'kawa.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['kawa\u202egpj.exe', 'kawagpj.jpg'],
    ['ka\r\nwa\u0000.png', 'kawa.jpg'],
    ['a"b<c>.png', 'abc.jpg'],
    ['.htaccess', 'file.jpg'],
    ['..', 'file.jpg'],
    ['', 'file.jpg'],
    ['  kawa  .png', 'kawa.jpg'],
  ])('%j is kept as %j', (name, kept) => {
    expect(safeFileName(name, 'jpg')).toBe(kept);
  });

  test('has at most 100 characters and never half of one', () => {
    expect(safeFileName('a'.repeat(300), 'pdf')).toBe(`${'a'.repeat(96)}.pdf`);
    expect(safeFileName('😀'.repeat(300), 'pdf')).toBe(`${'😀'.repeat(96)}.pdf`);
  });

  test('is safe whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const kept = safeFileName(name, 'jpg');
        expect(kept).toMatch(/^[^\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]+\.jpg$/u);
        expect(kept).not.toMatch(/^[. ]/);
        expect([...kept].length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 1000 },
    );
  });
});
