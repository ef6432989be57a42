import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { builtDemoShop } from './demo-shop.mjs';
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';
import { stopWithNpm } from './parent.mjs';
import { serve } from './serve.mjs';

if (cluster.isWorker) await serveHere();
else await run(supervise);

async function supervise() {
  stopWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  const { main } = await import('../dist/server/cluster.js');
  const demo = await builtDemoShop();
  const program = fileURLToPath(import.meta.url);
  process.exitCode = await main(process.argv.slice(2), process.env, program, process.stdout, demo?.words);
}

async function serveHere() {
  await run(async () => {
    const { address } = await serve((line) => console.log(`› ${line}`));
    console.log(`› Process ${process.pid} serves ${address}`);
  });
  // The line to the supervisor would keep alive a process that could not start.
  if (process.exitCode) process.exit();
}
