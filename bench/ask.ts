import { Agent, get, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a page and takes its bytes as they are sent. */
export function ask(address: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: agent ?? false }, async (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** Every page that the shop's sitemap names, as paths. */
export async function pathsOf(address: string, file: 'pages' | 'products-1'): Promise<string[]> {
  const { body } = await ask(`${address}/sitemap-${file}.xml`);
  return [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** So many requests over these paths, as browsers send them, a few at a time; all must succeed. */
export async function askMany(address: string, paths: readonly string[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const numbers = Array.from({ length: count }, (_, number) => number);
  const worker = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const path = paths[number % paths.length] ?? '/';
      const { status } = await ask(address + path, { 'accept-encoding': 'gzip, deflate, br' }, agent);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  agent.destroy();
}
