import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ComposedEmail } from './compose.ts';
import type { EmailContent } from './email.ts';

/** What is known of an e-mail besides what it says. */
export type EmailLabel = { id: number; kind: EmailContent['kind']; writtenAt: Date };

/** Takes an e-mail where it is going, or rejects. */
export type Transport = (mail: ComposedEmail, label: EmailLabel) => Promise<void>;

export type TransportOptions = {
  /** A mail server, such as smtps://name:password@mail.example.org. */
  smtpUrl?: string | undefined;
  /** Without a server, each e-mail becomes a file here. */
  folder: string;
};

export function transportFor({ smtpUrl, folder }: TransportOptions): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(folder);
}

const PATIENCE = 30_000;
/** An e-mail holds texts alone: nothing in it may name a file or an address to be fetched. */
const TEXTS_ALONE = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpTransport(url: string): Transport {
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

function folderTransport(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...TEXTS_ALONE });
  return async (mail, label) => {
    const { message } = await writer.sendMail(messageOf(mail, label));
    const time = label.writtenAt.toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${time}-${label.kind}-${label.id}.eml`);
    await mkdir(folder, { recursive: true });
    // Whoever watches the folder sees only whole e-mails.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

function messageOf({ unsubscribe, ...mail }: ComposedEmail, { id, writtenAt }: EmailLabel): SendMailOptions {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1);
  return {
    ...mail,
    to: { name: '', address: mail.to },
    // The same at every try: an e-mail that is sent twice may be shown once.
    messageId: `<email-${id}-${writtenAt.getTime()}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
