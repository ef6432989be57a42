import { connect } from 'node:net';
import type { Load } from './load.ts';

const END_OF_HEADERS = '\r\n\r\n';

/** Answers a second under this load. Counts bytes instead of parsing, so that the server is the slower side. */
export async function measureLoad({ address, path, headers, connections, seconds, distinct }: Load) {
  const target = new URL(address);
  const fields = Object.entries({ host: target.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const rest = ` HTTP/1.1\r\n${fields.join('\r\n')}${END_OF_HEADERS}`;
  let asked = 0;
  const next = () => `GET ${path}${distinct ? `${distinct}${asked++}` : ''}${rest}`;
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => oneAfterAnother(target, next, end)),
  );
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - start)) * 1000;
}

/** One connection that asks again as soon as it has its answer; how many answers it had in time. */
function oneAfterAnother(target: URL, next: () => string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = 0;
    let head = '';
    const socket = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    socket.on('connect', () => socket.write(next()));
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const cut = head.indexOf(END_OF_HEADERS);
        if (cut < 0) return;
        if (!head.startsWith('HTTP/1.1 200'))
          socket.destroy(new Error(`unexpected answer: ${head.slice(0, cut)}`));
        missing = contentLength(head) - (head.length - cut - END_OF_HEADERS.length);
        head = '';
      }
      if (missing > 0) return;
      answers++;
      if (performance.now() < end) socket.write(next());
      else socket.end();
    });
    socket.on('error', reject).on('close', () => resolve(answers));
  });
}

const contentLength = (head: string) => Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
