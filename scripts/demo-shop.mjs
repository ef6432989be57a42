import { join } from 'node:path';

export const wantsDemo = (env = process.env) => env.DEMO !== '0';

/** The built demo shop, which the shop is handed; with DEMO=0 undefined, and nothing of it is loaded. */
export async function builtDemoShop() {
  if (!wantsDemo()) return undefined;
  const { demoShop } = await import('../dist/server/demo-shop.js');
  return demoShop(join('dist', 'server', 'draw.js'));
}
