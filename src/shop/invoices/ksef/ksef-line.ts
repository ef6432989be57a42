export type KsefAnswer = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 30_000;
const LONGEST_PROBLEM = 500;

/** KSeF does not take what it was sent. */
export class KsefRefusal extends Error {
  readonly status: number;
  constructor(status: number, why: string) {
    super(`KSeF answers ${status}: ${why}`.slice(0, LONGEST_PROBLEM));
    this.status = status;
  }
}

type Line = { address: string; fetch?: typeof fetch | undefined };

/** Asks KSeF for something, with an object as JSON or a text as XML; what is no success is thrown. */
export function openKsefLine(line: Line) {
  const read = openKsefReader(line);
  return async (
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object | string,
  ): Promise<KsefAnswer> => {
    const text = await read(method, path, token, body);
    return text ? JSON.parse(text) : {};
  };
}

/** The same for what is no JSON. */
export function openKsefReader({ address, fetch: ask = globalThis.fetch }: Line) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object | string,
  ): Promise<string> => {
    const isXml = typeof body === 'string';
    const answer = await ask(address + path, {
      method,
      headers: {
        accept: 'application/json, application/xml',
        'x-error-format': 'problem-details',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': isXml ? 'application/xml' : 'application/json' }),
      },
      ...(body && { body: isXml ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new KsefRefusal(answer.status, text);
    return text;
  };
}
