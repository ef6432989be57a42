import type { ViteDevServer } from 'vite';
import type { BrowserBuild } from '#server/browser-build.ts';
import type { DemoShop } from './demo-shop.ts';

const PORT = Number(process.env.PORT ?? 3000);
/** Several files saved at once are one change. */
const QUIET_MS = 150;
const SERVER_CODE = /\/(src\/(server|shop|pages|islands|ui|texts|contract|domain)|demo|shop\.config)/;
/** Islands change in place, so the page need not be loaded again. */
const CHANGES_IN_PLACE = /\/src\/islands\//;

/** Asked at each start, so that a changed catalogue counts. */
type OpenDemo = () => Promise<DemoShop | undefined>;

/** Files as the development server gives them; styles come by a link of their own and follow every change. */
const build: BrowserBuild = {
  folder: undefined,
  styleHash: undefined,
  assets: {
    styles: '@import "/src/main.css?direct";',
    entry: '/src/main.dev.browser.ts',
    ahead: { layout: [], islands: [] },
    fonts: [],
  },
  panel: {
    styles: '/src/main.panel.css?direct',
    papers: '/src/main.panel.papers.css?direct',
    entry: '/src/main.panel.ts',
    fonts: [],
  },
};

/** Runs the shop with hot reload: islands change in place, a change of server code starts the shop again. */
export async function startDevelopment(vite: ViteDevServer, openDemo: OpenDemo): Promise<void> {
  let running = openOrSay(vite, openDemo);
  let timer: ReturnType<typeof setTimeout> | undefined;
  vite.watcher.on('change', (file) => {
    if (!SERVER_CODE.test(file) || file.endsWith('.css')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async (stop) => {
        await stop();
        const next = await openOrSay(vite, openDemo);
        if (!CHANGES_IN_PLACE.test(file)) vite.ws.send({ type: 'full-reload' });
        return next;
      });
    }, QUIET_MS);
  });
  await running;
}

/** A mistake in the code is shown, and the next change tries again. */
function openOrSay(vite: ViteDevServer, openDemo: OpenDemo): Promise<() => Promise<void>> {
  return open(vite, openDemo).catch((error: unknown) => {
    console.error(error);
    return async () => {};
  });
}

async function open(vite: ViteDevServer, openDemo: OpenDemo): Promise<() => Promise<void>> {
  const { start } = (await vite.ssrLoadModule('/src/main.server.ts')) as typeof import('./main.server.ts');
  const { address, close } = await start({ ...process.env, PORT: String(PORT) }, console.log, {
    demo: await openDemo(),
    development: { build, before: vite.middlewares },
  });
  console.log(`The shop is open for work: ${address}`);
  return close;
}
