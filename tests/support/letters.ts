import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { LetterLabel } from '#shop/letters/carriers.ts';

/**
 * Waits for a letter of a kind to an address, and answers with its text. Without a mail server each one is a file in the
 * shop's data folder.
 */
export async function letterTo(
  email: string,
  kind: LetterLabel['kind'],
  dataFolder = process.env.DATA_FOLDER ?? 'data',
): Promise<string> {
  let letter: string | undefined;
  await expect(() => {
    letter = lettersOf(kind, dataFolder).find((text) => text.includes(`To: ${email}\r\n`));
    expect(letter, `a letter '${kind}' to ${email}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return decode(letter ?? '');
}

function lettersOf(kind: LetterLabel['kind'], dataFolder: string): string[] {
  const folder = join(dataFolder, 'letters');
  return readdirSync(folder)
    .filter((file) => file.includes(`-${kind}-`) && file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Quoted-printable: lines are broken with '=', and '=3D' is a byte. */
function decode(letter: string): string {
  const bytes = letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
