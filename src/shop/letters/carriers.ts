import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';
import type { LetterSubject } from './letter.ts';

/** What is known of a letter besides what it says. */
export type LetterLabel = { id: number; kind: LetterSubject['kind']; writtenAt: Date };

/** Takes a letter where it is going, or rejects. */
export type Carry = (mail: Mail, label: LetterLabel) => Promise<void>;

export type CarrierOptions = {
  /** A mail server, such as smtps://name:password@mail.example.org. */
  smtpUrl?: string | undefined;
  /** Without a server, each letter becomes a file here. */
  folder: string;
};

export function carrierFor({ smtpUrl, folder }: CarrierOptions): Carry {
  return smtpUrl ? carryBySmtp(smtpUrl) : carryToFolder(folder);
}

const PATIENCE = 30_000;
/** A letter holds texts alone: nothing in it may name a file or an address to be fetched. */
const TEXTS_ALONE = { disableFileAccess: true, disableUrlAccess: true } as const;

function carryBySmtp(url: string): Carry {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new Error('SMTP_URL must be an address, such as smtps://name:password@mail.example.org.');
  }
  const server = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    ...TEXTS_ALONE,
  });
  return async (mail, label) => {
    await server.sendMail(messageOf(mail, label));
  };
}

function carryToFolder(folder: string): Carry {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...TEXTS_ALONE });
  return async (mail, label) => {
    const { message } = await writer.sendMail(messageOf(mail, label));
    const time = label.writtenAt.toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${time}-${label.kind}-${label.id}.eml`);
    await mkdir(folder, { recursive: true });
    // Whoever watches the folder sees only whole letters.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

function messageOf(mail: Mail, { id, writtenAt }: LetterLabel): SendMailOptions {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1);
  return {
    ...mail,
    to: { name: '', address: mail.to },
    // The same at every try: a letter that is sent twice may be shown once.
    messageId: `<letter-${id}-${writtenAt.getTime()}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
