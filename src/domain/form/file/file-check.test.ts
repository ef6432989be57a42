import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFile, megabytesOf } from './file-check.ts';

const limits = {
  mimeTypes: ['text/html', 'application/x-msdownload'],
  extensions: ['exe', '.php', 'JS'],
  maxBytes: 2_097_152,
};
const photo = { name: 'kawa.jpg', type: 'image/jpeg', size: 1000 };

describe('a file to be sent', () => {
  test.each(['kawa.jpg', 'kawa', 'kawa.exe.jpg', 'exe', '.htaccess', 'kawa.json', ''])(
    'may be called %j',
    (name) => {
      expect(checkFile({ ...photo, name }, limits)).toBeUndefined();
    },
  );

  test.each([
    'kawa.exe',
    'KAWA.EXE',
    'kawa.jpg.exe',
    'kawa.php',
    'kawa.js',
    'kawa.exe.',
    'kawa.exe ',
    '.exe',
  ])('may not be called %j: its extension is on the black list', (name) => {
    expect(checkFile({ ...photo, name }, limits)).toEqual({ problem: 'type' });
  });

  test.each(['text/html', 'TEXT/HTML', 'text/html; charset=utf-8', 'application/x-msdownload'])(
    'may not be of the type %s, whatever it is called',
    (type) => {
      expect(checkFile({ ...photo, type }, limits)).toEqual({ problem: 'type' });
    },
  );

  test('whose type the browser does not know is judged by its name', () => {
    expect(checkFile({ ...photo, type: '' }, limits)).toBeUndefined();
    expect(
      checkFile({ ...photo, type: '' }, { ...limits, mimeTypes: [''], extensions: [''] }),
    ).toBeUndefined();
    expect(checkFile({ name: 'kawa.exe', type: '', size: 1 }, limits)).toEqual({ problem: 'type' });
  });

  test('may be as large as the limit and no larger, and is told the limit in megabytes', () => {
    expect(checkFile({ ...photo, size: 2_097_152 }, limits)).toBeUndefined();
    expect(checkFile({ ...photo, size: 2_097_153 }, limits)).toEqual({
      problem: 'size',
      maxBytes: 2_097_152,
    });
    expect(checkFile({ ...photo, size: 1 }, { ...limits, maxBytes: 0 })).toEqual({
      problem: 'size',
      maxBytes: 0,
    });
  });

  test('is of any size where the field has no limit', () => {
    expect(checkFile({ ...photo, size: 1e12 }, { mimeTypes: [], extensions: [] })).toBeUndefined();
  });

  test('with both faults is told of its type', () => {
    expect(checkFile({ ...photo, name: 'kawa.exe', size: 1e9 }, limits)).toEqual({ problem: 'type' });
  });

  test.each([
    [1_048_576, '1.00'],
    [1_572_864, '1.50'],
    [5_000_000, '4.77'],
    [10_485_760, '10.00'],
    [0, '0.00'],
  ])('a limit of %i bytes is %s MB', (bytes, megabytes) => {
    expect(megabytesOf(bytes, 'en')).toBe(megabytes);
    expect(megabytesOf(bytes, 'pl')).toBe(megabytes.replace('.', ','));
  });

  test('called anything ends with no error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), (name, type, size) => {
        expect(['type', 'size', undefined]).toContain(checkFile({ name, type, size }, limits)?.problem);
      }),
    );
  });
});
