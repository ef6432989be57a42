import { builtDemoShop } from './demo-shop.mjs';
import { Problem } from './ensure.mjs';

/** Serves the built shop from this process until it is told to stop; what is under way is answered first. */
export async function serve(say) {
  process.env.NODE_ENV = 'production';
  const { start, startProblem } = await import('../dist/server/server.js');
  try {
    const shop = await start(process.env, say, { demo: await builtDemoShop() });
    stopOnSignal(shop.close);
    return shop;
  } catch (error) {
    const problem = startProblem(error);
    throw problem ? new Problem(problem) : error;
  }
}

function stopOnSignal(close) {
  let stopping;
  const stop = async () => {
    stopping ??= close();
    await stopping;
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
