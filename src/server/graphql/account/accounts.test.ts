import { expect, test } from 'vitest';
import { tellAccounts } from './accounts.ts';

const HOUR = 3_600_000;
const KNOWN = 'halina@example.org';

/** Everybody's answers, and what was looked for. */
function open() {
  const looked: string[] = [];
  const look = async (value: string) => looked.push(value) > 0 && value === KNOWN;
  const hands = { now: 5 * HOUR };
  const tell = tellAccounts({
    clock: () => hands.now,
    rateLimits: { allow: async () => true },
    known: {
      ...{ emailExists: look, loginTaken: look },
      ...{ proposeLogin: async () => undefined, ownOf: async () => undefined },
    },
  });
  const visit = (ip: string, cookie?: string) =>
    tell({ ip }, async () => (cookie ? { hash: Buffer.from(cookie), clientId: undefined } : undefined));
  return Object.assign(hands, { looked, visit });
}

test('tells a visit of 20 different addresses an hour, and past that answers as if nobody had one', async () => {
  const shop = open();
  const anna = shop.visit('203.0.113.9', 'anna');
  for (let each = 0; each < 20; each++) expect(await anna.emailExists(`nikt-${each}@x.pl`)).toBe(false);
  expect(await anna.emailExists(KNOWN)).toBe(false);
  expect(shop.looked, 'not looked for').not.toContain(KNOWN);
  expect(await shop.visit('203.0.113.9', 'ewa').emailExists(KNOWN)).toBe(true);
  shop.now += HOUR - 1;
  expect(await anna.emailExists(KNOWN)).toBe(false);
  shop.now += 1;
  expect(await anna.emailExists(KNOWN)).toBe(true);
});

test('tells a network of 60 different addresses an hour, of the wide kind too, whatever cookies it throws away', async () => {
  for (const network of ['203.0.113.9', '2001:db8::']) {
    const shop = open();
    for (let each = 0; each < 60; each++) {
      const ip = network.endsWith(':') ? network + each.toString(16) : network;
      await shop.visit(ip, `cookie-${each}`).emailExists(`nikt-${each}@x.pl`);
    }
    expect(
      await shop.visit(network.endsWith(':') ? `${network}ffff` : network, 'new').emailExists(KNOWN),
    ).toBe(false);
    expect(await shop.visit('198.51.100.1', 'new').emailExists(KNOWN)).toBe(true);
  }
});

test('tells guests without a session no more than one visit, and counts logins by themselves', async () => {
  const shop = open();
  const guest = shop.visit('203.0.113.9');
  for (let each = 0; each < 20; each++) await guest.emailExists(`nikt-${each}@x.pl`);
  expect(await guest.emailExists(KNOWN)).toBe(false);
  expect(await guest.loginTaken(KNOWN)).toBe(true);
});
