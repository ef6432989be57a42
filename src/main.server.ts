import { join } from 'node:path';
import type { Studio } from '#demo/pictures/studio.ts';
import { createApp, type Middleware } from '#server/app.ts';
import { startBackgroundWork } from '#server/background-work.ts';
import { type BrowserBuild, readBrowserBuild } from '#server/browser-build.ts';
import { openShop } from '#server/shop.ts';
import { startProblem } from '#server/start-problem.ts';
import { openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { carrierFor } from '#shop/letters/carriers.ts';
import { prepareDemo } from './first-run.ts';
import { readConfig } from './read-config.ts';

const DRAWING_PROGRAM = join('dist', 'server', 'draw.js');

/** In development the browser's files come from a middleware that builds them when asked. */
type Development = { build: BrowserBuild; before: Middleware };

/** Starts the shop: configuration, database, demo data on the first run, server. Prints one line a step. */
export async function start(env: NodeJS.ProcessEnv, say: (line: string) => void, development?: Development) {
  const config = readConfig();
  const port = readPort(env.PORT);
  const dataFolder = env.DATA_FOLDER ?? 'data';
  const picturesFolder = join(dataFolder, 'pictures');
  const database = await openDatabase({ url: env.DATABASE_URL, folder: join(dataFolder, 'database') });
  let studio: Studio | undefined;
  try {
    const applied = await migrate(database);
    if (applied.length > 0) say(`Database ready (${applied.length} migrations)`);
    const pictures = { folder: picturesFolder, program: development ? undefined : DRAWING_PROGRAM };
    if (env.DEMO !== '0') studio = await prepareDemo(database, pictures, say);
    const shop = openShop({
      config,
      database,
      build: development?.build ?? readBrowserBuild(join('dist', 'browser')),
      origin: (config.address ?? env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
      picturesFolder,
      sketchPicture: studio?.sketch,
      gatewaySecret: env.PAYMENT_SECRET,
      gallery: env.GALLERY === '1' || env.NODE_ENV !== 'production',
      clock: Date.now,
    });
    const app = await createApp(shop, development?.before);
    await app.listen({ port, host: env.HOST ?? '0.0.0.0' });
    const stopWork = startBackgroundWork(shop, {
      carry: carrierFor({ smtpUrl: env.SMTP_URL, folder: join(dataFolder, 'letters') }),
      log: say,
    });
    if (env.DRAW_REST !== '0') studio?.drawRest();
    const close = async () => {
      studio?.close();
      await app.close();
      await stopWork();
      await database.close();
    };
    return { address: `http://localhost:${port}/`, close };
  } catch (error) {
    studio?.close();
    await database.close();
    throw error;
  }
}

export { startProblem };

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not '${text}'.`);
}
