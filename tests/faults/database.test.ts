import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTACT } from '#tests/support/shop/checkout-shopper.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/shop/shop-process.ts';
import { expectWhole, stockUp } from './expect-whole.ts';
import { liveShopper } from './live-shopper.ts';
import { type ControlledPostgres, startControlledPostgres } from './postgres-control.ts';
import { prepareShop } from './prepare-shop.ts';
import { startSelling } from './selling.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';

const PRODUCT = 'filtry-stozkowe-02';
const PIECES = 100_000;
const SOON = { timeout: 30_000, interval: 100 };

describe('a shop whose database fails', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
  let postgres: ControlledPostgres;
  let proxy: TcpProxy;
  let shop: ShopProcess;
  let product: { id: number; sizeId: number };
  let turn = 0;

  beforeAll(async () => {
    postgres = await startControlledPostgres();
    await prepareShop({ url: postgres.url });
    proxy = await startProxy(postgres.url);
    shop = await startShopProcess({ dataFolder, databaseUrl: proxy.url });
    await shop.untilReady();
    product = await stockUp(postgres.ask, PRODUCT, PIECES);
  });
  afterAll(async () => {
    await shop?.end();
    proxy?.close();
    await postgres?.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const address = () => shop.address;
  const status = async (path: string) => (await fetch(shop.address + path)).status;

  /** Sells while something goes wrong: all that was sold before, meanwhile and after is whole. */
  async function sellThrough(fault: () => Promise<void>): Promise<void> {
    await postgres.ask("DELETE FROM shop_order WHERE email LIKE 'gosc%'");
    await postgres.ask('DELETE FROM shop_order_stock WHERE size_id = $1', [product.sizeId]);
    product = await stockUp(postgres.ask, PRODUCT, PIECES);
    const selling = startSelling(address, product.id, { name: `gosc-${turn++}` });
    await selling.untilMore(3);
    await fault();
    await selling.untilMore(3).catch((error: Error) => {
      throw new Error(`${error.message}; the shop said: ${shop.said().slice(-2000)}`);
    });
    const sold = await selling.end();
    await expectWhole(postgres.ask, { ...product, pieces: PIECES }, sold);
    expect(shop.child.exitCode, 'the process has lived through it').toBe(null);
    expect(await status('/health/ready')).toBe(200);
  }

  test('that is restarted loses no order, sells nothing twice, and goes on by itself', () =>
    sellThrough(async () => {
      await postgres.halt();
      await sleep(1_500);
      await postgres.resume();
    }));

  test('that crashes and recovers loses no order', () =>
    sellThrough(async () => {
      await postgres.halt('SIGQUIT');
      await postgres.resume();
    }));

  test('whose connections an administrator ends loses no order', () =>
    sellThrough(async () => {
      for (let round = 0; round < 10; round++) {
        await postgres.ask(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'witryna%'",
        );
        await sleep(150);
      }
    }));

  test('whose line is cut again and again in the middle of answers loses no order', () =>
    sellThrough(async () => {
      for (let round = 0; round < 15; round++) {
        proxy.cut();
        await sleep(50 + Math.random() * 200);
      }
    }));

  test('that answers slowly loses no order', () =>
    sellThrough(async () => {
      proxy.delayMs = 150;
      await sleep(4_000);
      proxy.delayMs = 0;
    }));

  test('that is gone still shows the pages it has, says politely what it cannot do, and keeps what was typed', async () => {
    const shopper = liveShopper(address);
    const path = new URL((await fetch(`${shop.address}/search.php?text=kawa`)).url).pathname;
    expect(await status('/')).toBe(200);
    expect((await shopper.add(product.id)).status).toBe(200);
    await postgres.halt();

    expect(await status('/health/live')).toBe(200);
    await vi.waitFor(async () => expect(await status('/health/ready')).toBe(503), SOON);
    expect(await status('/'), 'a cached page').toBe(200);
    const basket = await shopper.get('/basketedit.php');
    expect(basket.status).toBe(503);
    expect(basket.headers.get('retry-after')).toBe('10');
    expect(basket.text).toContain('Chwilowo nie możemy tego zrobić');
    expect((await shopper.get('/en/basketedit.php')).text).toContain('This is not possible at the moment');
    expect((await shopper.get(`${path}?text=herbata`)).status).toBe(503);

    const form = await shopper.send('/order.php', { ...CONTACT, firstname: 'Żaneta "Ż"' }, 'text/html');
    expect(form.status).toBe(503);
    expect(form.text).toContain('name="firstname" value="Żaneta &quot;Ż&quot;"');
    expect(form.text).toMatch(/<form [^>]*action="\/order\.php"/);
    const signIn = await shopper.send('/signin.php', { login: 'anna', password: 'tajne' }, 'text/html');
    expect(signIn.text).toContain('value="anna"');
    expect(signIn.text).not.toContain('tajne');
    const change = await shopper.add(product.id);
    expect([change.status, JSON.parse(change.text)]).toMatchObject([
      503,
      { status: 'error', error: 'database' },
    ]);

    await postgres.resume();
    await vi.waitFor(async () => expect(await status('/health/ready')).toBe(200), SOON);
    expect((await shopper.get('/basketedit.php')).status, 'the same shopper, the same basket').toBe(200);
  });

  test('that is back is listened to again: what changed meanwhile is shown', async () => {
    const [row] = await postgres.ask<{ slug: string }>(
      "SELECT slug FROM product_text WHERE product_id = $1 AND language = 'pl'",
      [product.id],
    );
    const path = `/produkt/${product.id}/${row?.slug}`;
    const page = async () => (await fetch(shop.address + path)).text();
    const rename = (name: string) =>
      postgres.ask("UPDATE product_text SET name = $2 WHERE product_id = $1 AND language = 'pl'", [
        product.id,
        name,
      ]);
    expect(await page()).not.toContain('Nowa nazwa');
    await postgres.halt();
    await postgres.resume();
    await rename('Nowa nazwa');
    await vi.waitFor(async () => expect(await page()).toContain('Nowa nazwa'), SOON);
    await rename('Najnowsza nazwa');
    await vi.waitFor(async () => expect(await page()).toContain('Najnowsza nazwa'), SOON);
  });
});
