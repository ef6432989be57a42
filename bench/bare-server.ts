import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a page is made of on the wire; the body in base64, because it travels between processes as text. */
export type SentPage = { headers: Record<string, string>; body: string };

/** The least that Node can do: the same bytes with the same headers, to whoever asks. */
export async function serveBare({ port, page }: { port: number; page: SentPage }): Promise<string> {
  const headers = Object.entries(page.headers).flat();
  const body = Buffer.from(page.body, 'base64');
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return 'ready';
}
