import { builtDemoShop } from './demo-shop.mjs';
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  const demo = await builtDemoShop();
  const { main } = await import('../dist/server/shop.js');
  process.exitCode = await main(
    process.argv.slice(2),
    process.env,
    process.stdout,
    process.stderr,
    demo?.words,
  );
});
