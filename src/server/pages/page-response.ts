import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent: its bytes, plain and in those encodings that somebody has asked for. */
export type PageResponse = {
  status: number;
  etag: string;
  /** What every answer tells; `forms` tell it too, each with its own length and encoding. */
  headers: Record<string, string>;
  notModified: string[];
  forms: { identity: Form } & Partial<Record<Encoding, Form>>;
  /** Compressions begun: whoever asks for one of them waits for it. */
  underway: Partial<Record<Encoding, Promise<void>>>;
};

/** One encoding of a page, with its headers as a flat list. */
type Form = { body: Buffer; headers: string[] };

export type Encoding = 'br' | 'gzip' | 'identity';

const QUICK = 5;
const THOROUGH = 11;

/** The page plain, which costs nothing; `encode` adds what browsers ask for. */
export function makeResponse(
  html: string,
  { status, headers: given }: { status: number; headers: Record<string, string> },
): PageResponse {
  const body = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { ...given, 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding', etag };
  const identity = formOf(headers, 'identity', body);
  return { status, etag, headers, notModified: flat(headers), forms: { identity }, underway: {} };
}

/** Makes the page ready in this encoding: compressed quickly, off the main thread, once for all who ask. */
export async function encode(page: PageResponse, encoding: Encoding): Promise<void> {
  if (page.forms[encoding]) return;
  page.underway[encoding] ??= compress(page, encoding).finally(() => delete page.underway[encoding]);
  await page.underway[encoding];
}

/** Compresses the page's brotli again, at the highest quality; worth it when the page is asked for often. */
export async function compressHarder(page: PageResponse): Promise<void> {
  const { body } = page.forms.identity;
  page.forms.br = formOf(page.headers, 'br', await brotli(body, brotliOptions(THOROUGH, body)));
}

export const bytesOf = ({ forms }: PageResponse) =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 0);

/** What of a request decides how a page is sent. */
export type PageRequest = {
  method?: string | undefined;
  headers: { 'accept-encoding'?: string | string[] | undefined; 'if-none-match'?: string | undefined };
};

/** Sends the page in this encoding, or tells the client that its copy is still right; `own` are headers of this answer alone. */
export function writeResponse(
  page: PageResponse,
  encoding: Encoding,
  request: PageRequest,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  if (page.status === 200 && isKnown(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, page.notModified.concat(own)).end();
    return;
  }
  const { headers, body } = page.forms[encoding] ?? page.forms.identity;
  response.writeHead(page.status, headers.concat(own));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the client names this copy among those it has; a cache in front may name several, or any ('*'). */
function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  const bare = etag.replace(/^W\//, '');
  return known.split(',').some((one) => ['*', bare].includes(one.trim().replace(/^W\//, '')));
}

/** The best encoding that the client takes. */
export const encodingFor = ({ headers }: PageRequest) =>
  bestEncoding(String(headers['accept-encoding'] ?? ''));

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

async function compress(page: PageResponse, encoding: Encoding): Promise<void> {
  const body = await compressed(page.forms.identity.body, encoding);
  page.forms[encoding] = formOf(page.headers, encoding, body);
}

/** The bytes in this encoding, made quickly and off the main thread. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotli(body, brotliOptions(QUICK, body)) : gzipped(body);
}

function formOf(headers: Record<string, string>, encoding: Encoding, body: Buffer): Form {
  const own = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { body, headers: flat({ ...headers, ...own }) };
}

const flat = (headers: Record<string, string>) => Object.entries(headers).flat();

const brotliOptions = (quality: number, body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
