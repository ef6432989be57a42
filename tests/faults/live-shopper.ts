import { BY_TRANSFER, CONTACT, hiddenIn } from '#tests/support/shop/checkout-shopper.ts';

const ANSWERS_WITHIN_MS = 20_000;

export type Answer = { status: number; text: string; headers: Headers };

/** Somebody at the other end of a real connection: keeps cookies, never follows by itself. */
export function liveShopper(address: () => string) {
  const jar = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address() + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...init,
      headers: { accept: 'text/html', cookie, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  const send = (path: string, values: Record<string, string>, accept = 'application/json') =>
    ask(path, { method: 'POST', body: new URLSearchParams(values), headers: { accept } });

  return {
    jar,
    get: (path: string, accept = 'text/html') => ask(path, { headers: { accept } }),
    send,
    add: (product: number, size = 'uniw') =>
      send('/basketchange.php', { product: String(product), size, number: '1' }),
    /**
     * Fills in the steps before the summary, and answers with what its form sends, or that the shop refuses: the
     * basket of a shopper who comes back after months is gone.
     */
    async toSummary(contact: Record<string, string> = {}): Promise<Record<string, string> | 'refused'> {
      if (isRefused(await send('/order.php', { ...CONTACT, ...contact }))) return 'refused';
      if (isRefused(await send('/order-delivery.php', BY_TRANSFER))) return 'refused';
      const summary = await ask('/order-summary.php');
      if (isRefused(summary)) return 'refused';
      return { key: hiddenIn(summary.text, 'key'), seen: hiddenIn(summary.text, 'seen'), terms: 'y' };
    },
    /** Sends the order: its number, or that the shop refuses it and leads elsewhere. */
    async order(form: Record<string, string>): Promise<string> {
      const answer = await send('/order-summary.php', form);
      return isRefused(answer) ? 'refused' : (numberIn(JSON.parse(answer.text).location ?? '') ?? 'refused');
    },
  };
}

/** An answer that is neither yes nor no is none; nor is 'too often', for whoever asks again after a minute. */
function isRefused({ status, text }: Answer): boolean {
  if (status >= 500 || status === 429) throw new Error(`nobody knows: ${status}: ${text.slice(0, 300)}`);
  return status !== 200;
}

function numberIn(location: string): string | undefined {
  return new URLSearchParams(location.split('?')[1]).get('number') ?? undefined;
}
