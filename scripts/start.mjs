import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';
import { stopWithNpm } from './parent.mjs';
import { serve } from './serve.mjs';

stopWithNpm();
await run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const shop = await serve((line) => console.log(`› ${line}`));
  console.log(`\nThe shop is open: ${shop.address}`);
});
