import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { expectFacts } from '#tests/support/shop/order-checks.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { readOrderCommand } from './command.ts';
import { runOrderCommand } from './run-order-command.ts';

describeWithDatabase('an order on the command line', (use) => {
  async function open() {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const coffee = await shop.addProduct('kawa');
    const guest = await shop.guest();
    await shop.add(guest, coffee.productId, '2');
    const placed = await shop.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const { number } = placed;
    const run = async (line: string) => {
      const command = readOrderCommand(line.replace('NUMBER', number).split(' '));
      if ('problem' in command) throw new Error(command.problem);
      let said = '';
      const out = { write: (text: string) => (said += text) };
      const done = await runOrderCommand(shop.parts, command, out);
      return `${done ? '' : '! '}${said.trim().replaceAll(number, 'NUMBER').replaceAll('\u00a0', ' ')}`;
    };
    return { run, number };
  }

  test('is paid, packed and sent, and says how far it is', async () => {
    const { run, number } = await open();
    expect(await run('list')).toBe('NUMBER  awaiting_payment  unpaid  114,98 zł');
    expect(await run('pack NUMBER')).toBe('! NUMBER: not possible (unpaid).');
    expect(await run('paid NUMBER --amount 10000')).toBe('! NUMBER: not possible (too_much).');
    expect(await run('paid NUMBER --amount 100 --reference wyciąg')).toBe(
      'NUMBER: awaiting_payment, part_paid.',
    );
    expect(await run('paid NUMBER')).toBe('NUMBER: paid, paid.');
    expect(await run('ship NUMBER --tracking 6200')).toBe('! NUMBER: nothing is packed.');
    expect(await run('pack NUMBER')).toBe('NUMBER: packed, paid.');
    expect(await run('ship NUMBER')).toBe('! NUMBER: not possible (no_tracking_number).');
    expect(await run('ship NUMBER --tracking 6200')).toBe('NUMBER: sent, paid.');
    expect((await run('show NUMBER')).split('\n').slice(1)).toEqual([
      'kawa  ordered 2  packed 2  sent 2  back 0',
      'parcel 1  sent  6200',
      'paid: due 114,98 zł, received 114,98 zł, returned 0,00 zł',
    ]);
    expect(await run('list --stage placed')).toBe('There are no such orders.');
    expect(await run('list --stage daleko')).toMatch(/^! There is no stage 'daleko': placed, /);
    await expectFacts(use(), number);
  });

  test('is cancelled, and what is owed goes back once', async () => {
    const { run, number } = await open();
    await run('paid NUMBER');
    expect(await run('cancel NUMBER')).toBe('NUMBER: cancelled, refund_owed.');
    expect(await run('cancel NUMBER')).toBe('NUMBER: cancelled, refund_owed, as before.');
    expect(await run('refund NUMBER --amount 500')).toBe('! NUMBER: not possible (too_much).');
    expect(await run('refund NUMBER')).toBe('NUMBER: cancelled, refunded.');
    expect(await run('refund NUMBER')).toBe('! NUMBER: nothing is owed. Say how much goes back: --amount');
    for (const action of ['show', 'cancel', 'paid', 'pack', 'ship', 'refund'])
      expect(await run(`${action} nie-ma`)).toBe("! There is no order 'nie-ma'.");
    await expectFacts(use(), number);
  });
});
