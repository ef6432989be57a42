import { ensureBuilt, ensureInstalled, Problem, run } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  const { start, startProblem } = await import('../dist/server/server.js');
  try {
    const shop = await start(process.env, (line) => console.log(`› ${line}`));
    console.log(`\nThe shop is open: ${shop.address}`);
    stopOnSignal(shop.close);
  } catch (error) {
    const problem = startProblem(error);
    throw problem ? new Problem(problem) : error;
  }
});

function stopOnSignal(close) {
  const stop = async () => {
    await close();
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
