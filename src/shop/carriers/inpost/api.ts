export type ShipxAnswer = { status: number; isOk: boolean; body: unknown };

/** The line to ShipX. What it refuses is an answer; what fails on its side, or on the way, is thrown. */
export type Shipx = {
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<ShipxAnswer>;
  /** A document; what is none is thrown. */
  load(path: string): Promise<Buffer>;
};

const PATIENCE_MS = 15_000;

type Account = { address: string; token: string; fetch: typeof fetch };

export function openApi({ address, token, fetch }: Account): Shipx {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'pl_PL',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 401)
      throw new Error(
        'InPost does not know this shop (401): is INPOST_TOKEN right, and of this environment?',
      );
    if (answer.status === 429 || answer.status >= 500)
      throw new Error(`InPost answers ${answer.status} to ${path}`);
    return answer;
  };
  return {
    async ask(method, path, body) {
      const answer = await send(method, path, body);
      const text = await answer.text();
      return { status: answer.status, isOk: answer.ok, body: text === '' ? undefined : readJson(text, path) };
    },
    async load(path) {
      const answer = await send('GET', path);
      if (!answer.ok) throw new Error(`InPost has no document at ${path} (${answer.status})`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`InPost answers with no JSON to ${path}`);
  }
}
