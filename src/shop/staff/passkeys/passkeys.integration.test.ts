import { beforeEach, expect, test } from 'vitest';
import { staffPasskey } from '#shop/db/schema/index.ts';
import { codeAt, stepAt } from '#shop/staff/totp.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { ORIGIN } from '#tests/support/samples/sample-account.ts';
import { type Hired, openStaffDesk, SEAT, STAFF_PASSWORD } from '#tests/support/samples/sample-staff.ts';
import {
  type Lie,
  type SoftwarePasskey,
  softwarePasskey,
} from '#tests/support/samples/software-authenticator.ts';
import { MOST_PASSKEYS } from './own-passkeys.ts';

const MINUTE = 60_000;
const HERE = 'the secret of this browser';
const WRONG = { ok: false, problem: 'wrong' };
const EXPIRED = { ok: false, problem: 'expired' };

describeWithDatabase('a passkey of a member', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  let ewa: Hired;
  let passkey: SoftwarePasskey;
  beforeEach(async () => {
    desk = openStaffDesk(use());
    ewa = await desk.hire('packer', 'Ewa');
    passkey = softwarePasskey(ORIGIN);
  });

  async function ask({ actor }: Hired = ewa) {
    const asked = await desk.staff.own.askForPasskey(actor, { current: STAFF_PASSWORD, browser: HERE });
    if (!asked.ok) throw new Error(asked.problem);
    return asked.question;
  }
  async function add(made = passkey, lie: Lie = {}, owner = ewa) {
    const answer = made.make(await ask(owner), lie);
    return desk.staff.own.addPasskey(owner.actor, { answer, browser: HERE, name: 'Laptop' });
  }
  const enterWith = (answer: ReturnType<SoftwarePasskey['answer']>, browser = HERE, seat = SEAT) =>
    desk.staff.entrance.signInWithPasskey({ answer, browser }, seat);
  const question = () => desk.staff.entrance.askToSignIn(HERE);
  const enter = async (lie: Lie = {}) => enterWith(passkey.answer(await question(), lie));
  const log = async () => {
    const { rows } = await use().pool.query(
      "SELECT action, staff_id, change FROM audit_entry WHERE action LIKE 'staff.passkey%' ORDER BY id",
    );
    return rows.map(({ action, change }) => [action, change.passkey]);
  };

  test('lets its owner in without a password and without a code, and is written down', async () => {
    expect(await add()).toEqual({ ok: true });
    const entered = await enter();
    if (!('session' in entered)) throw new Error('the passkey does not open');
    expect((await desk.staff.presence(entered.session, SEAT.ip))?.actor.name).toBe('Ewa');
    expect(await desk.staff.own.passkeys(ewa.actor)).toEqual([
      {
        id: passkey.id,
        name: 'Laptop',
        createdAt: new Date(desk.now),
        usedAt: new Date(desk.now),
      },
    ]);
    expect(await log()).toEqual([
      ['staff.passkey_added', [null, 'Laptop']],
      ['staff.passkey_used', ['Laptop', 'Laptop']],
    ]);
  });

  test('is added only by who knows the password, and to who tries too often it is shut', async () => {
    const asked = (current: string) => desk.staff.own.askForPasskey(ewa.actor, { current, browser: HERE });
    for (let time = 0; time < 10; time++) expect(await asked('nie to hasło')).toEqual(WRONG);
    expect(await asked(STAFF_PASSWORD)).toMatchObject({ ok: false, problem: 'locked' });
  });

  test('is added once, by the browser and the member that were asked, within five minutes', async () => {
    const answer = passkey.make(await ask());
    const given = { answer, browser: HERE, name: 'Laptop' };
    const jan = await desk.hire('orders', 'Jan');
    expect(await desk.staff.own.addPasskey(jan.actor, given)).toEqual(EXPIRED);
    expect(await desk.staff.own.addPasskey(ewa.actor, { ...given, browser: 'another' })).toEqual(EXPIRED);
    expect(await desk.staff.own.addPasskey(ewa.actor, given)).toEqual({ ok: true });
    expect(await desk.staff.own.addPasskey(ewa.actor, given), 'a second time').toEqual(EXPIRED);
    expect(await add(), 'the same one').toEqual({ ok: false, problem: 'taken' });
    const late = softwarePasskey(ORIGIN).make(await ask());
    desk.now += 5 * MINUTE;
    expect(await desk.staff.own.addPasskey(ewa.actor, { ...given, answer: late })).toEqual(EXPIRED);
  });

  test.each<[string, Lie]>([
    ['another origin', { origin: 'https://palarnia-mgla.example.evil.example' }],
    ['another shop', { rpId: 'evil.example' }],
    ['a device that has not looked who holds it', { isVerified: false }],
  ])('is not added by %s', async (_, lie) => {
    expect(await add(passkey, lie)).toEqual(WRONG);
    expect(await use().orm.$count(staffPasskey)).toBe(0);
  });

  test('is one of ten at most', async () => {
    for (let count = 0; count < MOST_PASSKEYS; count++) await add(softwarePasskey(ORIGIN));
    expect(await desk.staff.own.askForPasskey(ewa.actor, { current: STAFF_PASSWORD, browser: HERE })).toEqual(
      { ok: false, problem: 'too_many' },
    );
  });

  test.each<[string, Lie]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without looking who holds it', { isVerified: false }],
    ['as somebody else', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['by another key', { key: softwarePasskey(ORIGIN).keys.privateKey }],
  ])('does not open %s', async (_, lie) => {
    await add();
    expect(await enter(lie)).toEqual(WRONG);
  });

  test('does not open with what was signed before, later, elsewhere, or for another question', async () => {
    await add();
    const answer = passkey.answer(await question());
    expect(await enterWith(answer, 'another browser')).toEqual(EXPIRED);
    expect(await enterWith(answer)).toMatchObject({ ok: true });
    expect(await enterWith(answer), 'a second time').toEqual(EXPIRED);
    const late = passkey.answer(await question());
    desk.now += 5 * MINUTE;
    expect(await enterWith(late)).toEqual(EXPIRED);
    expect(await enter({ challenge: 'A'.repeat(43) })).toEqual(EXPIRED);
    const { challenge } = await ask();
    expect(await enter({ challenge }), 'the question for a new passkey').toEqual(EXPIRED);
  });

  test('is used up by a wrong answer too', async () => {
    await add();
    const asked = await question();
    expect(await enterWith(passkey.answer(asked, { isVerified: false }))).toEqual(WRONG);
    expect(await enterWith(passkey.answer(asked))).toEqual(EXPIRED);
  });

  test('whose count goes back is refused, and the log says so', async () => {
    await add();
    expect(await enter({ signCount: 7 })).toMatchObject({ ok: true });
    expect(await enter({ signCount: 7 })).toEqual(WRONG);
    expect(await enter({ signCount: 0 })).toEqual(WRONG);
    expect((await log()).slice(2)).toEqual([
      ['staff.passkey_refused', ['Laptop', 'Laptop']],
      ['staff.passkey_refused', ['Laptop', 'Laptop']],
    ]);
    expect(await enter({ signCount: 8 })).toMatchObject({ ok: true });
  });

  test('that counts nothing opens again and again', async () => {
    passkey = softwarePasskey(ORIGIN, { counts: false });
    await add();
    expect(await enter()).toMatchObject({ ok: true });
    expect(await enter()).toMatchObject({ ok: true });
  });

  test('opens nothing for who was blocked, nor when it was removed, nor if nobody knows it', async () => {
    expect(await enter(), 'nobody knows it').toEqual(WRONG);
    await add();
    const owner = await desk.hire('owner', 'Anna');
    const asked = await question();
    await desk.staff.members.setBlocked(owner.actor, ewa.actor.id, true);
    expect(await enterWith(passkey.answer(asked))).toEqual(WRONG);
    await desk.staff.members.setBlocked(owner.actor, ewa.actor.id, false);
    const remove = (current: string, by = ewa) =>
      desk.staff.own.removePasskey(by.actor, { id: passkey.id, current });
    expect(await remove('nie to hasło')).toEqual(WRONG);
    await remove(STAFF_PASSWORD, owner);
    expect(await enter(), 'another cannot remove it').toMatchObject({ ok: true });
    expect(await remove(STAFF_PASSWORD)).toEqual({ ok: true });
    expect(await enter()).toEqual(WRONG);
    expect((await log()).at(-1)).toEqual(['staff.passkey_removed', ['Laptop', null]]);
  });

  test('is taken from who has lost it by an owner, with the app and every session; not by oneself', async () => {
    await add();
    const { secret = Buffer.alloc(20) } = await desk.staff.own.appSetup(ewa.actor);
    const code = codeAt(secret, stepAt(desk.now));
    await desk.staff.own.setApp(ewa.actor, { code, current: STAFF_PASSWORD });
    const anna = await desk.hire('owner', 'Anna');
    const jan = await desk.hire('manager', 'Jan');
    const { members, presence } = desk.staff;
    expect(await members.find(anna.actor, ewa.actor.id)).toMatchObject({ hasApp: true, passkeys: 1 });
    await expect(members.resetSecondStep(jan.actor, ewa.actor.id)).rejects.toThrow();
    expect(await members.resetSecondStep(anna.actor, anna.actor.id)).toMatchObject({ ok: false });
    expect(await presence(ewa.session, SEAT.ip)).toBeDefined();
    expect(await members.resetSecondStep(anna.actor, ewa.actor.id)).toEqual({ ok: true });
    expect(await enter()).toEqual(WRONG);
    expect(await presence(ewa.session, SEAT.ip)).toBeUndefined();
    expect(await members.find(anna.actor, ewa.actor.id)).toMatchObject({ hasApp: false, passkeys: 0 });
    const { email } = ewa;
    expect(await desk.staff.entrance.signIn({ email, password: STAFF_PASSWORD }, SEAT)).toMatchObject({
      session: expect.any(String),
    });
  });

  test('is told of by e-mail whenever it is added, removed or taken away, as an app is', async () => {
    await add();
    await desk.staff.own.removePasskey(ewa.actor, { id: passkey.id, current: STAFF_PASSWORD });
    const { secret } = await desk.staff.own.appSetup(ewa.actor);
    const code = codeAt(secret ?? Buffer.alloc(0), stepAt(desk.now));
    await desk.staff.own.setApp(ewa.actor, { code, current: STAFF_PASSWORD });
    await desk.staff.own.removeApp(ewa.actor, STAFF_PASSWORD);
    await desk.staff.members.resetSecondStep((await desk.hire('owner', 'Anna')).actor, ewa.actor.id);
    const { rows } = await use().pool.query(
      "SELECT content ->> 'change' AS change FROM letter WHERE kind = 'staff_security' AND recipient = $1 ORDER BY id",
      [ewa.email],
    );
    expect(rows.map(({ change }) => change)).toEqual([
      ...['passkey_added', 'passkey_removed', 'app_set', 'app_removed', 'reset'],
    ]);
  });

  test('is shut for a while to who tries too often, but wrong passwords do not shut it', async () => {
    await add();
    const { email } = ewa;
    for (let time = 0; time < 10; time++)
      await desk.staff.entrance.signIn({ email, password: 'nie to hasło' }, SEAT);
    expect(await enter()).toMatchObject({ ok: true });
    for (let time = 0; time < 10; time++) await enter({ isVerified: false });
    expect(await enter()).toMatchObject({ ok: false, problem: 'locked', seconds: 15 * 60 });
    desk.now += 15 * MINUTE;
    expect(await enter()).toMatchObject({ ok: true });
  });
});
