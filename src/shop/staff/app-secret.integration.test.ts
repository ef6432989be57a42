import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { staffMember } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type Hired,
  openStaffDesk,
  SEAT,
  STAFF_PASSWORD,
  testSecrets,
} from '#tests/support/samples/sample-staff.ts';
import { codeAt, stepAt } from './totp.ts';

const OTHER_KEY = Buffer.alloc(32, 9);

describeWithDatabase('the secret of an authenticator app', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  let ewa: Hired;
  let secret: Buffer;
  beforeEach(async () => {
    desk = openStaffDesk(use());
    ewa = await desk.hire('packer', 'Ewa');
    secret = (await desk.staff.own.appSetup(ewa.actor)).secret ?? Buffer.alloc(0);
  });

  const setApp = () =>
    desk.staff.own.setApp(ewa.actor, { code: codeAt(secret, stepAt(desk.now)), current: STAFF_PASSWORD });
  const kept = async () => {
    const { totpSecret, totpNewSecret } = staffMember;
    const [row] = await use().orm.select({ totpSecret, totpNewSecret }).from(staffMember);
    return row;
  };
  /** Comes in by password and code, in a shop that has other keys. */
  async function enter(secrets = testSecrets()) {
    const again = openStaffDesk(use(), secrets);
    desk.now += 60_000;
    again.now = desk.now;
    const half = await again.staff.entrance.signIn({ email: ewa.email, password: STAFF_PASSWORD }, SEAT);
    if (!('challenge' in half)) throw new Error('no code was asked for');
    const code = codeAt(secret, stepAt(desk.now));
    const given = { challenge: half.challenge, code, kind: 'app' } as const;
    return (await again.staff.entrance.signInWithCode(given, SEAT)).ok;
  }

  test('is in the database only as what nobody opens without the key, from the moment it is made', async () => {
    expect((await kept())?.totpNewSecret?.includes(secret)).toBe(false);
    expect((await desk.staff.own.appSetup(ewa.actor)).secret, 'the same on each look').toEqual(secret);
    await setApp();
    expect((await kept())?.totpSecret?.includes(secret)).toBe(false);
    expect(await enter()).toBe(true);
    expect(await enter(testSecrets(OTHER_KEY))).toBe(false);
  });

  test('of before there was a key is sealed when the shop starts, and works on', async () => {
    await setApp();
    await use().orm.update(staffMember).set({ totpSecret: secret, totpNewSecret: secret });
    expect(await enter(), 'as it is').toBe(true);
    expect(await desk.staff.sealAppSecrets()).toBe(0);
    const { totpSecret, totpNewSecret } = (await kept()) ?? {};
    for (const now of [totpSecret, totpNewSecret]) expect(now?.includes(secret)).toBe(false);
    expect(await enter()).toBe(true);
  });

  test('goes over to a new key when the shop starts, and is counted where no key opens it', async () => {
    await setApp();
    const both = openStaffDesk(use(), testSecrets(OTHER_KEY, Buffer.alloc(32, 7)));
    expect(await both.staff.sealAppSecrets()).toBe(0);
    expect(await enter(testSecrets(OTHER_KEY))).toBe(true);
    expect(await desk.staff.sealAppSecrets()).toBe(1);
    expect(await enter(testSecrets(OTHER_KEY)), 'it is left as it was').toBe(true);
  });

  test('opens for nobody else: put with another member, it is none', async () => {
    await setApp();
    const jan = await desk.hire('owner', 'Jan');
    const { totpSecret = null } = (await kept()) ?? {};
    await use().orm.update(staffMember).set({ totpSecret }).where(eq(staffMember.id, jan.actor.id));
    ewa = jan;
    expect(await enter()).toBe(false);
  });
});
