import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isYes, yesIf } from './yes.ts';

const SOURCES = 'src';
const WIRE = join(SOURCES, 'contract');

/** A word of the wire as a value, and not as the name of something (`'n' in problem`). */
const WORD = /(["'`])[yn]\1(?! in )/;

describe('the wire’s yes', () => {
  test('is one word, and everything else is no', () => {
    expect(['y', 'Y', 'n', 'true', '', undefined].map(isYes)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([yesIf(true), yesIf(false)]).toEqual(['y', '']);
  });

  test('is spelt in the contract and nowhere else', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .map((file) => join(SOURCES, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(WIRE));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => WORD.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
