import { wantsDemo } from './demo-shop.mjs';
import { ensureInstalled, run } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const { startDevelopment } = await vite.ssrLoadModule('/src/main.dev.ts');
  await startDevelopment(vite, async () => {
    if (!wantsDemo()) return undefined;
    const { demoShop } = await vite.ssrLoadModule('/demo/index.ts');
    return demoShop();
  });
});
