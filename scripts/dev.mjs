import { ensureInstalled, run } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const { startDevelopment } = await vite.ssrLoadModule('/src/main.dev.ts');
  await startDevelopment(vite);
});
