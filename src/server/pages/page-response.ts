import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent: its bytes in three encodings, each with its headers as a flat list. */
export type PageResponse = {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, string[]>;
  notModified: string[];
};

export type Encoding = 'br' | 'gzip' | 'identity';

const QUICK = 5;
const THOROUGH = 11;

/** Compresses quickly; `compressHarder` can follow when the page turns out to be asked for. */
export async function makeResponse(
  html: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Promise<PageResponse> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions(QUICK, identity)), gzipped(identity)]);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const all = { ...headers, 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding', etag };
  return withBodies({ status, etag, notModified: flat(all) }, all, { br, gzip: gz, identity });
}

/** The same page with its brotli at the highest quality; made off the main thread. */
export async function compressHarder(page: PageResponse): Promise<PageResponse> {
  const br = await brotli(page.bodies.identity, brotliOptions(THOROUGH, page.bodies.identity));
  const headers = page.headers.br.slice();
  headers[headers.indexOf('content-length') + 1] = String(br.length);
  return { ...page, bodies: { ...page.bodies, br }, headers: { ...page.headers, br: headers } };
}

export const bytesOf = ({ bodies }: PageResponse) =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** Sends the page in the best encoding the client takes, or tells it that its copy is still right. */
export function sendPage(
  page: PageResponse,
  request: {
    method?: string | undefined;
    headers: { 'accept-encoding'?: string | string[] | undefined; 'if-none-match'?: string | undefined };
  },
  response: ServerResponse,
): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  const encoding = bestEncoding(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(page.status, page.headers[encoding]);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

export function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

function withBodies(
  base: Pick<PageResponse, 'status' | 'etag' | 'notModified'>,
  all: Record<string, string>,
  bodies: Record<Encoding, Buffer>,
): PageResponse {
  const headersOf = (encoding: Encoding) =>
    flat({
      ...all,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bodies[encoding].length),
    });
  return {
    ...base,
    bodies,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
  };
}

const flat = (headers: Record<string, string>) => Object.entries(headers).flat();

const brotliOptions = (quality: number, body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
