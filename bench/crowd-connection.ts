import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEADERS = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';
const LONGEST_MS = 30_000;

export type Reply = { status: number; body: Buffer };
export type Connection = ReturnType<typeof openConnection>;

/**
 * One shopper's connection, which keeps cookies. Reads no more of an answer than it must, so that the server is the
 * slower side.
 */
export function openConnection(address: string, own: Record<string, string> = {}) {
  const { host, hostname, port } = new URL(address);
  const cookies = new Map<string, string>();
  let socket: Socket | undefined;

  async function connected(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.writable) return socket;
    socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.setTimeout(LONGEST_MS, () => socket?.destroy(new Error('no answer')));
    await once(socket, 'connect');
    return socket;
  }

  async function ask(method: string, path: string, more: Record<string, string> = {}, body = '') {
    const headers = {
      host,
      'accept-encoding': 'br',
      ...own,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(body)) }),
      ...more,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const open = await connected();
    open.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEADERS}${body}`);
    const { head, body: answer } = await answerFrom(open);
    for (const [, name = '', value = ''] of head.matchAll(/\r\nset-cookie: ([^=]+)=([^;\r]*)/gi))
      cookies.set(name, value);
    if (/\r\nconnection: close/i.test(head)) open.destroy();
    return { status: Number(head.slice(9, 12)), body: answer } satisfies Reply;
  }

  return { ask, close: () => socket?.destroy() };
}

function answerFrom(socket: Socket): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let head = '';
    let length: number | undefined;
    let had = 0;

    function take(chunk: Buffer): void {
      chunks.push(chunk);
      had += chunk.length;
      if (head === '' && !readHead()) return;
      if (length === undefined ? chunk.toString('latin1').endsWith(LAST_CHUNK) : had >= length)
        finish(() => resolve({ head, body: Buffer.concat(chunks) }));
    }

    function readHead(): boolean {
      const all = Buffer.concat(chunks);
      const cut = all.indexOf(END_OF_HEADERS);
      if (cut < 0) return false;
      head = all.toString('latin1', 0, cut);
      const rest = all.subarray(cut + END_OF_HEADERS.length);
      chunks.splice(0, chunks.length, rest);
      had = rest.length;
      const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
      length = isChunked ? undefined : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      return true;
    }

    const fail = (error?: Error) => finish(() => reject(error ?? new Error('the connection was closed')));
    const closed = () => fail();
    function finish(then: () => void): void {
      socket.off('data', take).off('error', fail).off('close', closed);
      then();
    }
    socket.on('data', take).on('error', fail).on('close', closed);
  });
}
