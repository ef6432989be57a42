import { type Connection, openConnection, type Reply } from './crowd-connection.ts';
import { type Kind, type Places, shopOnce } from './crowd-journey.ts';

export type CrowdSettings = {
  address: string;
  /** How many shop at the same time, each without a pause. */
  shoppers: number;
  seconds: number;
  /** Left out, they ask for `/` again and again. */
  places?: Places;
};

export type CrowdResult = {
  perSecond: number;
  p50: number;
  p99: number;
  /** The same by what was asked for. */
  kinds: Partial<Record<Kind, { p50: number; p99: number }>>;
  orders: number;
  /** Refused by a server that has too much to do, which says when to come again. */
  shed: number;
  /** Anything else that is no success; some of what was said. */
  errors: number;
  said: string[];
};

const PAUSE_AFTER_REFUSAL_MS = 100;
const MOST_SAID = 3;

/** Shoppers without patience, from a process of their own. */
export async function crowd({ address, shoppers, seconds, places }: CrowdSettings): Promise<CrowdResult> {
  const took: { kind: Kind; ms: number }[] = [];
  const counted = { orders: 0, shed: 0, errors: 0 };
  const said: string[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;

  async function ask(kind: Kind, send: () => Promise<Reply>): Promise<Reply> {
    const from = performance.now();
    const reply = await send();
    if (reply.status === 503) {
      counted.shed++;
      throw new Shed();
    }
    if (reply.status !== 200) throw new Error(`${kind}: ${reply.status}`);
    took.push({ kind, ms: performance.now() - from });
    return reply;
  }

  const visit = async (connection: Connection) => {
    if (!places) return void (await ask('page', () => connection.ask('GET', '/')));
    const placed = await shopOnce(connection, ask, places);
    if (placed) counted.orders++;
  };

  async function shopper(): Promise<void> {
    while (performance.now() < end) {
      const connection = openConnection(address, { 'x-forwarded-for': someAddress() });
      try {
        do await visit(connection);
        while (!places && performance.now() < end);
      } catch (error) {
        if (!(error instanceof Shed)) {
          counted.errors++;
          if (said.length < MOST_SAID) said.push(String(error));
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_REFUSAL_MS));
      } finally {
        connection.close();
      }
    }
  }

  await Promise.all(Array.from({ length: shoppers }, shopper));
  const perSecond = (took.length / (performance.now() - start)) * 1000;
  const kinds = Object.fromEntries(
    [...new Set(took.map(({ kind }) => kind))].map((kind) => [
      kind,
      percentiles(took.filter((one) => one.kind === kind)),
    ]),
  );
  return { perSecond, ...percentiles(took), kinds, ...counted, said };
}

function percentiles(took: readonly { ms: number }[]): { p50: number; p99: number } {
  const sorted = took.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

class Shed extends Error {}

/** Every shopper comes from somewhere else, as the proxy in front would say. */
const someAddress = () => `10.${byte()}.${byte()}.${byte()}`;
const byte = () => Math.floor(Math.random() * 256);
