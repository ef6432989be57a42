import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { EmailLabel } from '#shop/email/transport.ts';

/**
 * Waits for an e-mail of a kind to an address, and answers with its text. Without a mail server each one is a file in the
 * shop's data folder.
 */
export async function emailTo(
  email: string,
  kind: EmailLabel['kind'],
  dataFolder = process.env.DATA_FOLDER ?? 'data',
): Promise<string> {
  let message: string | undefined;
  await expect(() => {
    message = emailsOf(kind, dataFolder).find((text) => text.includes(`To: ${email}\r\n`));
    expect(message, `an e-mail '${kind}' to ${email}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return decode(message ?? '');
}

function emailsOf(kind: EmailLabel['kind'], dataFolder: string): string[] {
  const folder = join(dataFolder, 'emails');
  return readdirSync(folder)
    .filter((file) => file.includes(`-${kind}-`) && file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Quoted-printable: lines are broken with '=', and '=3D' is a byte. */
function decode(message: string): string {
  const bytes = message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
