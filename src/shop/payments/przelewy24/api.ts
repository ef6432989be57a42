export type P24Answer = { status: number; isOk: boolean; body: unknown };
export type P24Api = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<P24Answer>;

/** The account at Przelewy24, and the line to it. */
export type P24 = {
  merchantId: number;
  posId: number;
  crc: string;
  address: string;
  shopEmail: string;
  api: P24Api;
};

type Account = { address: string; posId: number; apiKey: string; fetch: typeof fetch };

const PATIENCE_MS = 10_000;

/** Przelewy24's REST API. What it refuses is an answer; what fails on its side, or on the way, is thrown. */
export function openApi({ address, posId, apiKey, fetch }: Account): P24Api {
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
  return async (method, path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (answer.status === 401 || answer.status === 403)
      throw new Error(
        `Przelewy24 does not know this shop (${answer.status}): are number, API key and IP address right?`,
      );
    if (answer.status >= 500) throw new Error(`Przelewy24 answers ${answer.status} to ${path}`);
    return { status: answer.status, isOk: answer.ok, body: readJson(text, path) };
  };
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Przelewy24 answers with no JSON to ${path}`);
  }
}
