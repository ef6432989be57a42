import { beforeEach, expect, test } from 'vitest';
import { constraintOf } from '#shop/db/constraint.ts';
import { clientConsent } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, openAccountDesk } from '#tests/support/samples/sample-account.ts';

describeWithDatabase('the consents of a client', (use) => {
  let desk: AccountDesk;
  let anna: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    anna = await desk.addClient('anna');
  });
  const NEWSLETTER = { kind: 'newsletter', wording: 'Chcę dostawać newsletter.' };

  test('are the latest statements of each kind, and every statement is kept', async () => {
    const { state, consents } = desk.data;
    await state(anna, { ...NEWSLETTER, given: true });
    await state(anna, { kind: 'calls', wording: 'Proszę dzwonić.', given: true });
    await state(anna, { ...NEWSLETTER, given: false });
    expect((await consents(anna)).map(({ kind, given }) => [kind, given])).toEqual([
      ['calls', true],
      ['newsletter', false],
    ]);
    desk.now += 1000;
    await state(anna, { ...NEWSLETTER, wording: 'Chcę listów.', given: true });
    const statedAt = new Date(desk.now);
    expect(await consents(anna)).toContainEqual({
      kind: 'newsletter',
      wording: 'Chcę listów.',
      given: true,
      statedAt,
    });
    expect(await use().orm.$count(clientConsent)).toBe(4);
    expect(await consents(await desk.addClient('ewa'))).toEqual([]);
  });

  test('cannot be rewritten: the database refuses it', async () => {
    await desk.data.state(anna, { ...NEWSLETTER, given: false });
    const rewrite = use().orm.update(clientConsent).set({ given: true });
    await expect(Promise.resolve(rewrite).catch(constraintOf)).resolves.toBe('client_consent_append_only');
  });
});
