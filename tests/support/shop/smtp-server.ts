import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type SmtpServer = {
  url: string;
  /** What was accepted, oldest first. */
  received: ReceivedMail[];
  /** Answers this to the next e-mails instead of taking them; undefined: takes them again. */
  refuseWith(answer: string | undefined): void;
  close(): Promise<void>;
};

/** A mail server on this machine that keeps what it is given: enough of SMTP for one client. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    converse(socket, received, () => refusal);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith(answer) {
      refusal = answer;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

async function converse(socket: Socket, received: ReceivedMail[], refusal: () => string | undefined) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let source: string[] | undefined;
  say('220 test');
  for await (const line of createInterface(socket)) {
    if (source && line !== '.') {
      // A dot at the start of a line is doubled on the way.
      source.push(line.replace(/^\./, ''));
    } else if (source) {
      received.push({ ...mail, source: source.join('\r\n') });
      source = undefined;
      say('250 taken');
    } else if (/^MAIL FROM:/i.test(line)) {
      mail = { from: addressIn(line), to: [], source: '' };
      say('250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      const refused = refusal();
      if (!refused) mail.to.push(addressIn(line));
      say(refused ?? '250 ok');
    } else if (/^DATA/i.test(line)) {
      source = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }
}

const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';
