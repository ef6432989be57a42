import { expect, test } from 'vitest';
import { listCreated } from '#domain/tracking/tracking-event.ts';
import { trackingEvent } from '#shop/db/schema/index.ts';
import { openSessions } from '#shop/session/sessions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { EVENT_LIVES_MS, openTracking } from './tracking.ts';

describeWithDatabase('tracking events', (use) => {
  let now = Date.UTC(2026, 10, 15, 12);
  const clock = () => now;
  async function newSession() {
    const basics = { language: 'pl', currency: 'PLN', regionId: 1143020003 } as const;
    const { hash } = await openSessions(use(), clock).start(basics);
    return { hash, clientId: undefined };
  }

  test('wait for their own session, and are handed out once, in their order', async () => {
    const tracking = openTracking(use(), clock);
    const [anna, other] = [await newSession(), await newSession()];
    expect(await tracking.note(anna, listCreated())).toBe(1);
    expect(await tracking.note(anna, { event: 'view_item' })).toBe(2);
    expect([await tracking.waiting(anna), await tracking.waiting(other)]).toEqual([2, 0]);
    expect(await tracking.take(other)).toEqual([]);
    const scripts = await tracking.take(anna);
    expect(scripts.map((script) => /"event":"(\w+)"/.exec(script)?.[1])).toEqual([
      'create_list',
      'view_item',
    ]);
    expect(await tracking.take(anna)).toEqual([]);
  });

  test('asked for by two tabs at once go to one of them', async () => {
    const tracking = openTracking(use(), clock);
    const anna = await newSession();
    for (let each = 0; each < 5; each++) await tracking.note(anna, listCreated());
    const taken = await Promise.all(Array.from({ length: 8 }, () => tracking.take(anna)));
    expect(taken.flat()).toHaveLength(5);
  });

  test('that nobody asks for within an hour are told to nobody, and go', async () => {
    const tracking = openTracking(use(), clock);
    const anna = await newSession();
    await tracking.note(anna, listCreated());
    now += EVENT_LIVES_MS;
    expect(await tracking.waiting(anna)).toBe(0);
    await tracking.note(await newSession(), listCreated());
    expect(await use().orm.$count(trackingEvent)).toBe(1);
    expect(await tracking.take(anna)).toEqual([]);
  });

  test('do not pile up', async () => {
    const tracking = openTracking(use(), clock);
    const anna = await newSession();
    for (let each = 0; each < 55; each++) await tracking.note(anna, listCreated());
    expect(await tracking.take(anna)).toHaveLength(50);
  });
});
