import { serveBare } from './bare-server.ts';
import { findLoadGenerator } from './load.ts';
import { measureLoad } from './load-client.ts';
import { answerOf, freePort, openScaffold } from './scaffold.ts';
import { startShop } from './shop-process.ts';
import { FORGET_HEADER, RENDER_PATH, serveUncached } from './uncached-shop.ts';

const ROLES: Record<string, (settings: never) => Promise<unknown>> = {
  load: measureLoad,
  bare: serveBare,
  uncached: serveUncached,
};

export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: { write(t: string): unknown },
) {
  const [name = '', settings = '{}'] = argv;
  const role = ROLES[name];
  if (role && process.send) {
    process.once('disconnect', () => process.exit());
    process.send(await role(JSON.parse(settings) as never));
    return 0;
  }
  const scaffold = openScaffold();
  try {
    const folder = env.BENCH_DATA ?? scaffold.folder();
    if (!env.BENCH_DATA) {
      const s = await startShop(scaffold, folder);
      out.write(`first ${s.openedIn}\n`);
      await s.stop();
    }
    const port = await freePort();
    const child = scaffold.fork('uncached', { port, dataFolder: folder, databaseUrl: env.PGURL });
    const path = await answerOf<string>(child);
    const gen = findLoadGenerator(scaffold);
    const address = `http://127.0.0.1:${port}`;
    for (let i = 0; i < 3; i++) {
      const bare = Number(await (await fetch(`${address}${RENDER_PATH}2000`)).text());
      const go = (headers: Record<string, string>, connections: number) =>
        gen.run({ address, path, headers, connections, seconds: 2, distinct: '?size=b' });
      out.write(
        `bare ${bare.toFixed(0)} warm ${await go({ 'accept-encoding': 'identity' }, 16)} br ${await go({ 'accept-encoding': 'br' }, 16)} cold ${await go({ 'accept-encoding': 'identity', [FORGET_HEADER]: '1' }, 8)}\n`,
      );
    }
  } finally {
    await scaffold.takeDown();
  }
  return 0;
}
