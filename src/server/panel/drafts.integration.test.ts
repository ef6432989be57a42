import { expect, test } from 'vitest';
import { DRAFT_ASKED, DRAFT_FIELDS, DRAFT_FORM } from '#contract/panel/draft-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { formDraft } from '#shop/db/schema/index.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('drafts of the back office', (use) => {
  const keep = async (who: AtWork, form: string, fields: Record<string, string>) =>
    (await who.send(panelLinks.drafts, { [DRAFT_FORM]: form, [DRAFT_FIELDS]: JSON.stringify(fields) }))
      .statusCode;
  const read = async (who: AtWork, url: string) => (await who.get(url)).body.replaceAll('<!-- -->', '');
  const note = async (name: string) => {
    const { clientId } = await clientIn(use(), name);
    return { clientId, page: panelLinks.client(clientId), form: panelLinks.clientNote(clientId) };
  };

  test('are offered to whoever typed them, put back into the form without a script, and gone once sent', async () => {
    const [owner, other] = [await atWork(use(), 'owner'), await atWork(use(), 'owner')];
    const { page, form } = await note('szkic');
    expect(await keep(owner, form, { note: 'Woli kuriera', was: '', key: 'k', _csrf: 'c' })).toBe(204);
    const offered = await read(owner, page);
    expect(offered).toMatch(/Masz tu szkic z \d\d:\d\d/);
    expect(offered).not.toContain('Woli kuriera');
    expect(offered).not.toContain('coś się tu zmieniło');
    expect(await read(other, page)).not.toContain('Masz tu szkic');
    const back = `${page}?${DRAFT_ASKED}=${encodeURIComponent(form)}`;
    expect(offered).toContain(`href="${back.replaceAll('&', '&amp;')}"`);
    expect(await read(owner, back)).toContain('>Woli kuriera</textarea>');
    expect(await read(other, back)).not.toContain('Woli kuriera');
    await owner.send(form, { note: 'Woli kuriera', was: '' });
    expect(await read(owner, page)).not.toContain('Masz tu szkic');
    const rows = await use().database.orm.select().from(formDraft);
    expect(rows).toEqual([]);
  });

  test('say that something has changed since, and are discarded by a button', async () => {
    const [owner, other] = [await atWork(use(), 'owner'), await atWork(use(), 'owner')];
    const { page, form } = await note('zmiana');
    await keep(owner, form, { note: 'Moje', was: '' });
    await other.send(form, { note: 'Cudze', was: '' });
    expect(await read(owner, page)).toContain('Od tego czasu coś się tu zmieniło.');
    const discarded = await owner.send(panelLinks.draftDiscard, { [DRAFT_FORM]: form });
    expect(discarded.headers.location).toBe(page);
    expect(await read(owner, page)).not.toContain('Masz tu szkic');
  });

  test('are of forms that one may send, and of no others', async () => {
    const packer = await atWork(use(), 'packer');
    const { form } = await note('obcy');
    expect(await keep(packer, form, { note: 'x' })).toBe(403);
    expect(await keep(packer, panelLinks.accountPassword, { current: 'x' })).toBe(422);
    const owner = await atWork(use(), 'owner');
    for (const fields of ['', '[]', '{"a":1}', 'null']) {
      const sent = { [DRAFT_FORM]: form, [DRAFT_FIELDS]: fields };
      expect((await owner.send(panelLinks.drafts, sent)).statusCode, fields.slice(0, 9)).toBe(422);
    }
  });

  test('go with the person that they are about', async () => {
    const owner = await atWork(use(), 'owner');
    const { form, clientId } = await note('zapomniana');
    await keep(owner, form, { note: 'Anna woli kuriera' });
    const { email } =
      (await use().shop.backOffice.clientDesk.find(owner.member.actor, clientId))?.client ?? {};
    const erased = await owner.send(panelLinks.clientErase(clientId), { typed: email ?? '' });
    expect(erased.statusCode).toBe(303);
    expect((await use().database.orm.select().from(formDraft)).map(({ form: kept }) => kept)).not.toContain(
      form,
    );
  });
});
