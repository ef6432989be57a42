import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { przelewy24 } from 'witryna/contract/payments/payments-config.ts';
import type { DemoGateway, GatewayPlace } from 'witryna/demo-shop.ts';
import { openKeeping, readKept } from './kept-file.ts';
import { openPrzelewy24StandIn } from './przelewy24/stand-in.ts';
import type { Kept } from './przelewy24/transactions.ts';
import { servePages } from './shown/serve-pages.ts';

const PATH = '/demo-gateway';
const PAGE = new RegExp(`^${PATH}/trnRequest/([\\w-]+)(?:\\?|$)`);
const TELL_EVERY_MS = 1000;
const MERCHANT = 12345;

/**
 * Stands in for Przelewy24 beside the demo shop: its pages at the shop's own address, its API in place of the network. What it
 * knows is kept in a file, so that a shop that is started again can still be paid and give back.
 */
export async function openDemoGateway({ origin, folder, clock }: GatewayPlace): Promise<DemoGateway> {
  const file = join(folder, 'gateway.json');
  const kept = await readKept<Kept>(file);
  const account = kept?.account ?? newAccount();
  const there = openPrzelewy24StandIn({ account, clock, kept });
  const { save, settled } = openKeeping(file, () => there.keep());
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    payments: [przelewy24({ merchantId: MERCHANT, address: `${origin}${PATH}` })],
    secrets: { PRZELEWY24_CRC: account.crc, PRZELEWY24_API_KEY: account.apiKey },
    async fetch(address, init) {
      const answer = await there.fetch(address, init);
      if (init?.method !== 'GET') await save();
      return answer;
    },
    serve(request, response, next) {
      const [, token] = PAGE.exec(request.url ?? '') ?? [];
      if (token === undefined) return next();
      servePages(there, token, request, response)
        .then(save)
        .catch(() => response.destroy());
    },
    start(tell) {
      timer = setInterval(async () => {
        if ((await there.deliverDue(tell)) > 0) await save();
      }, TELL_EVERY_MS);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await settled();
    },
  };
}

const newAccount = () => ({
  ...{ merchantId: MERCHANT, posId: MERCHANT },
  ...{ crc: randomBytes(16).toString('hex'), apiKey: randomBytes(16).toString('hex') },
});
