import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpServer, startSmtpServer } from '#tests/support/shop/smtp-server.ts';
import type { ComposedEmail } from './compose.ts';
import { transportFor } from './transport.ts';

const mail: ComposedEmail = {
  from: { name: 'Palarnia Mgła', address: 'sklep@palarnia.example' },
  to: 'anna@example.org',
  replyTo: { name: 'Jan "J" Żak', address: 'jan@example.org' },
  subject: 'Zażółć gęślą jaźń',
  text: 'Dzień dobry\n.\nkropka',
  html: '<p>Dzień dobry</p>',
};
const label = { id: 12, kind: 'welcome', writtenAt: new Date(Date.UTC(2026, 10, 24, 9, 30)) } as const;

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'witryna-emails-')), 'emails');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  test('each e-mail becomes a file of its own that only the shop can read, the same one however often it is sent', async () => {
    const transport = transportFor({ folder });
    await transport(mail, label);
    await transport(mail, label);
    await transport(mail, { ...label, id: 13 });
    const [first = '', second, ...more] = (await readdir(folder)).sort();
    expect([first, second, more]).toEqual([
      '2026-11-24T09-30-00-000Z-welcome-12.eml',
      '2026-11-24T09-30-00-000Z-welcome-13.eml',
      [],
    ]);
    const source = await readFile(join(folder, first), 'utf8');
    expect(headersOf(source)).toMatchObject({
      from: '=?UTF-8?Q?Palarnia_Mg=C5=82a?= <sklep@palarnia.example>',
      to: 'anna@example.org',
      'auto-submitted': 'auto-generated',
      'message-id': '<email-12-1795512600000@palarnia.example>',
    });
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    expect((await stat(join(folder, first))).mode & 0o077).toBe(0);
  });

  test('a line break in a name or a subject adds no header, whatever the e-mail was made of', async () => {
    const evil = 'x\r\nBcc: eva@example.org\r\n\r\nx';
    const forged = {
      ...mail,
      from: { ...mail.from, name: evil },
      subject: evil,
      to: `anna@example.org${evil}`,
    };
    await transportFor({ folder })({ ...forged, replyTo: { name: evil, address: 'jan@example.org' } }, label);
    const [file = ''] = await readdir(folder);
    const headers = headersOf(await readFile(join(folder, file), 'utf8'));
    expect(Object.keys(headers).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });
});

describe('a mail server', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());
  const transport = () => transportFor({ smtpUrl: server.url, folder: '/nowhere' });

  test('is handed an e-mail as it is', async () => {
    await transport()(mail, label);
    expect(server.received).toMatchObject([{ from: 'sklep@palarnia.example', to: ['anna@example.org'] }]);
    const source = server.received[0]?.source ?? '';
    expect(headersOf(source)).toMatchObject({
      to: 'anna@example.org',
      'reply-to': expect.stringContaining('<jan@example.org>'),
      'message-id': '<email-12-1795512600000@palarnia.example>',
    });
    expect(source).toContain('\r\n.\r\nkropka');
  });

  test('that refuses an e-mail, or is not there, is told as a failure with its reason', async () => {
    server.refuseWith('550 no such mailbox');
    await expect(transport()(mail, label)).rejects.toThrow('550 no such mailbox');
    expect(server.received).toEqual([]);
    server.refuseWith(undefined);
    await transport()(mail, label);
    expect(server.received).toHaveLength(1);
    const gone = await startSmtpServer();
    await gone.close();
    await expect(transportFor({ smtpUrl: gone.url, folder: '' })(mail, label)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test.each(['mail.example.org', 'http://mail.example.org', 'smtp'])(
    'at %s is refused when the shop starts, in one sentence',
    (smtpUrl) => {
      expect(() => transportFor({ smtpUrl, folder: '' })).toThrow('SMTP_URL must be an address');
    },
  );
});

/** The headers of an e-mail, by name in lower case; folded lines joined. */
function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}
