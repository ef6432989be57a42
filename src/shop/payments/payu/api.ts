import { jsonIn } from '#shop/payments/read-as.ts';
import { openTokens, type TokenAccount } from './tokens.ts';

export type PayUAnswer = { status: number; isOk: boolean; body: unknown };
export type PayUApi = {
  /** Throws where PayU does not know this shop: nothing was asked of it then. */
  authorize(): Promise<void>;
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<PayUAnswer>;
};

/** The account at PayU, and the line to it. */
export type PayU = { posId: string; secondKey: string; api: PayUApi };

const PATIENCE_MS = 10_000;
const [UNAUTHORIZED, TIMEOUT, REDIRECT] = [401, 408, 302];

/** PayU's REST API 2.1. What it refuses is an answer; what fails on its side, or on the way, is thrown. */
export function openApi(account: TokenAccount): PayUApi {
  const { address, fetch } = account;
  const tokens = openTokens(account);
  const send = async (method: string, path: string, body?: object) =>
    fetch(`${address}/api/v2_1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokens.current()}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // An order is answered with a redirect for browsers: whoever follows it loses the order's name.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  return {
    async authorize() {
      await tokens.current();
    },
    async ask(method, path, body) {
      let answer = await send(method, path, body);
      if (answer.status === UNAUTHORIZED) {
        tokens.drop();
        answer = await send(method, path, body);
      }
      const { status } = answer;
      if (status >= 500 || status === TIMEOUT) throw new Error(`PayU answers ${status} to ${path}`);
      const isOk = answer.ok || status === REDIRECT;
      return { status, isOk, body: jsonIn(await answer.text()) };
    },
  };
}
