import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { przelewy24 } from 'witryna/contract/payments/payments-config.ts';
import type { DemoGateway, GatewayPlace } from 'witryna/demo-shop.ts';
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
  const kept = await readKept(file);
  const account = kept?.account ?? newAccount();
  const there = openPrzelewy24StandIn({ account, clock, kept });
  let saving = Promise.resolve();
  const save = () => {
    saving = saving.then(() => write(file, JSON.stringify(there.keep())));
    return saving;
  };
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
      await saving;
    },
  };
}

const newAccount = () => ({
  ...{ merchantId: MERCHANT, posId: MERCHANT },
  ...{ crc: randomBytes(16).toString('hex'), apiKey: randomBytes(16).toString('hex') },
});

/** Begins anew where the file is missing, or was cut off. */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
