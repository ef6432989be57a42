import { freePort } from '#tests/support/free-port.ts';
import { ask } from './ask.ts';
import type { LoadGenerator } from './load.ts';
import { answerOf, type Scaffold } from './scaffold.ts';
import { atLeast, median, perSecond, type Row } from './table.ts';
import { FORGET_HEADER, RENDER_PATH, type UncachedSettings } from './uncached-shop.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 8;
/** Equal requests at one time would share one rendering; a size that nobody sells changes nothing else. */
const DISTINCT = '?size=bench';

const PLAIN = { 'accept-encoding': 'identity' };
const WAYS = {
  warm: PLAIN,
  compressed: { 'accept-encoding': 'br' },
  cold: { ...PLAIN, [FORGET_HEADER]: '1' },
} satisfies Record<string, Record<string, string>>;

/** A product page made again for each request, over HTTP, against a bare renderToString of the same tree. */
export async function uncachedPages(
  scaffold: Scaffold,
  load: LoadGenerator,
  dataFolder: string,
): Promise<Row[]> {
  const port = await freePort();
  const settings: UncachedSettings = { port, dataFolder };
  const shop = scaffold.fork('uncached', settings);
  const path = await answerOf<string>(shop);
  const address = `http://127.0.0.1:${port}`;
  const run = (headers: Record<string, string>) =>
    load.run({ address, path, headers, connections: CONNECTIONS, seconds: SECONDS, distinct: DISTINCT });
  const bare = async () => Number((await ask(`${address}${RENDER_PATH}${SECONDS * 1000}`)).body);
  // Until the engine has optimised both ways of rendering.
  await bare();
  for (let round = 0; round < ROUNDS; round++) await run(WAYS.warm);
  const rates = {
    bare: [] as number[],
    warm: [] as number[],
    compressed: [] as number[],
    cold: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await bare());
    rates.warm.push(await run(WAYS.warm));
    rates.compressed.push(await run(WAYS.compressed));
    rates.cold.push(await run(WAYS.cold));
  }
  await scaffold.stop(shop);
  const rendering = median(rates.bare);
  const row = (what: string, measured: number[], wanted?: number): Row => {
    const ratio = median(measured) / rendering;
    return {
      what,
      measured: perSecond(median(measured)),
      comparedWith: `bare renderToString: ${perSecond(rendering)}`,
      ratio,
      ...(wanted !== undefined && { target: atLeast(ratio, wanted) }),
    };
  };
  return [
    row('uncached page, data in memory', rates.warm, 0.8),
    row('... and compressed (brotli 5)', rates.compressed),
    row('uncached page, nothing in memory', rates.cold),
  ];
}
