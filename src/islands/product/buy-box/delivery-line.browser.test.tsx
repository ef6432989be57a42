import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runNotices } from '#browser/notices/notices.ts';
import { fetchShipping, forgetShippings } from '#browser/product/product-requests.ts';
import type { WireShipping } from '#contract/delivery/shipping.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import { sampleSize } from '#tests/support/samples/sample-records.ts';
import { type Asked, answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  box,
  dialog,
  prepareProducts,
  quantityField,
  shippingLine,
  showProduct,
} from '#tests/support/stage/product-stage.tsx';

const HOUR = 3_600_000;
/** Eight are in the shop's own warehouse. */
const SLOWER_FROM_9 = {
  ...sampleSize(),
  stocks: [
    { quantity: 8, leadDays: 0, outside: false },
    { quantity: 60, leadDays: 5, outside: true },
  ],
};
const ways = page.getByRole('button', { name: 'Sposoby dostawy' });
const opened = dialog('Sposoby dostawy');
const row = (name: string) => opened.getByRole('row', { name });

prepareProducts();
beforeAll(() => {
  runNotices();
});
afterEach(() => {
  vi.useRealTimers();
  forgetShippings();
});

describe('delivery', () => {
  test('tells its cost, and a dialog every way with its price', async () => {
    await showProduct();
    const asked = answerShipping();
    await expect.element(box).toHaveTextContent('Dostawa: Polska · Koszt od 11,90 zł');
    await ways.click();
    await expect.element(row('Odbiór w punkcie')).toHaveTextContent('11,90');
    await expect.element(row('Kurier')).toHaveTextContent('płatność przy odbiorze');
    await expect.element(row('Odbiór w punkcie')).not.toHaveTextContent('płatność przy odbiorze');
    await userEvent.keyboard('{Escape}');
    await expect.element(opened).not.toBeInTheDocument();
    await ways.click();
    await expect.element(row('Odbiór w punkcie')).toBeVisible();
    expect(asked, 'kept by the parameters').toHaveLength(1);
  });

  test('that costs nothing is said to be free', async () => {
    await showProduct({}, { delivery: 0 });
    await expect.element(page.getByText('Dostawa gratis!')).toBeVisible();
  });
});

describe('a parcel', () => {
  test('with more than the shop’s own warehouse has leaves later', async () => {
    await showProduct({ sizes: [SLOWER_FROM_9] });
    const asked = answerShipping();
    const soon = shippingLine.element().textContent;
    await quantityField.fill('15');
    await expect.element(shippingLine).toHaveTextContent('Wysyłka za 35 dni');
    await expect.element(css('.delivery__arrival')).toHaveTextContent(/^w punkcie we wtorek 15\.12$/);
    expect(soon).not.toContain('35 dni');
    expect(asked.map(({ body }) => JSON.parse(body).variables)).toEqual([
      { id: 7, size: 'uniw', quantity: 15 },
    ]);
  });

  test('is asked about 50 ms after the quantity has changed when it leaves', async () => {
    await showProduct({ sizes: [SLOWER_FROM_9] });
    const asked = answerShipping();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await quantityField.fill('15');
    await expect.poll(() => quantityField.element()).toHaveValue('15');
    await vi.advanceTimersByTimeAsync(49);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
    await expect.element(shippingLine).toHaveTextContent('Wysyłka za 35 dni');
  });

  test('leaves by a deadline that counts against the shop’s clock, however wrong the shopper’s is', async () => {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 5 * HOUR);
    await learnTime(now);
    await showProduct({}, { shipping: leavingBy(now + 2 * HOUR - 30_000) });
    await expect.element(shippingLine).toHaveTextContent(/^Zamów do 13:59 to wyślemy dzisiaj zostało/);
    await expect.element(css('.shipping__left')).toHaveTextContent(/^zostało 2 godz\. 0 min$/);
    clock.mockRestore();
    await learnTime(Date.now());
  });

  test('is asked for again once the deadline has passed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const asked = answerShipping();
    await showProduct({}, { shipping: leavingBy(Date.now() + 60_000) });
    await expect.element(shippingLine).toHaveTextContent('Zamów do 13:59');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(shippingLine).not.toHaveTextContent('Zamów do 13:59');
  });

  test('is asked for at each deadline: what the shop said before the last one is old', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const first = Date.now() + 60_000;
    const asked = answerShipping('', first + 60_000);
    await showProduct({}, { shipping: leavingBy(first) });
    await vi.advanceTimersByTimeAsync(90_000);
    await expect.poll(() => asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(90_000);
    await expect.poll(() => asked).toHaveLength(2);
  });
});

/** The shop's time comes with its answers. */
async function learnTime(now: number): Promise<void> {
  answerShipping(new Date(now).toUTCString());
  await fetchShipping({ id: 1, size: 'uniw', quantity: now });
}

/** A parcel that leaves today, if it is ordered in time. */
const leavingBy = (deadlineAt: number): ShippingTime => ({
  unknownTime: false,
  today: true,
  at: deadlineAt,
  deadlineAt,
  todayShipmentDeadline: '13:59:00',
  days: 0,
  hours: 0,
  minutes: 1,
  weekDay: 0,
  weekAmount: 0,
  time: '2026-11-17 13:59:00',
});

/** Answers in the shop's place when a parcel leaves and how it can be delivered. */
function answerShipping(date = '', deadlineAt: number | null = null): Asked[] {
  const way = (name: string, prepaid: boolean) => ({
    courier: { icon: '', name },
    prepaid,
    cost: { value: 11.9, formatted: '11,90 zł' },
    deliveryTime: '1 dzień',
    arrival: prepaid ? 'w punkcie we wtorek 15.12' : null,
  });
  const shipping: WireShipping = {
    shippingTime: {
      shippingTime: { time: { days: 35, hours: 0, minutes: 0 }, weekDay: 1, weekAmount: 4, today: false },
      time: '2026-12-14 14:00:00',
      unknownTime: false,
      todayShipmentDeadline: null,
      at: Date.now() + 35.2 * 24 * HOUR,
      deadlineAt,
    },
    shipping: [way('Odbiór w punkcie', true), way('Kurier', false)],
    arrival: 'w punkcie we wtorek 15.12',
  };
  return answerAt(GRAPHQL_PATH, () =>
    Response.json({ data: { shipping } }, { headers: date ? { date } : {} }),
  );
}
