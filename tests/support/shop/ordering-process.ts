import { type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { openOrderDesk } from './order-desk.ts';

const GUESTS = 50;

/** A process that sells without end, until it is killed. Says the number of each order once it is placed. */
async function sellForEver({ sizeId, ...options }: DatabaseOptions & { sizeId: number }): Promise<void> {
  const desk = openOrderDesk(await openDatabase(options));
  for (;;) {
    const guests = await desk.guestsWith(GUESTS, { sizeId });
    const [first] = guests;
    if (!first) throw new Error('nobody orders');
    const { fingerprint } = await desk.quote(first);
    for (const guest of guests) {
      const placed = await desk.order(guest, { fingerprint });
      if (!placed.ok) throw new Error(placed.problem);
      process.stdout.write(`${placed.number}\n`);
    }
  }
}

await sellForEver(JSON.parse(process.argv[2] ?? '{}'));
