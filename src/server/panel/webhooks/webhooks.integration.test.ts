import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts';
import { openWebhookSender } from '#shop/webhooks/webhook-sender.ts';
import { testSecrets } from '#tests/support/samples/sample-staff.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

const SECRET = /whsec_[\w+/]{43}=/;
const GIVEN = { address: 'https://erp.example.com/hook', order_placed: 'y', stock_changed: 'y' };

describeWithShop('webhooks in the back office', (use) => {
  const plain = (html: string) => html.replaceAll('<!-- -->', '');
  async function addedBy(owner: Awaited<ReturnType<typeof atWork>>) {
    const { body } = await owner.send(panelLinks.webhookNew, GIVEN);
    const id = Number(/settings\/webhooks\/(\d+)/.exec(body)?.[1]);
    return { id, secret: SECRET.exec(body)?.[0] };
  }

  test('are added with what they want to hear of, and show their secret once', async () => {
    const owner = await atWork(use(), 'owner');
    const { id, secret } = await addedBy(owner);
    expect(secret).toMatch(SECRET);
    const page = plain((await owner.get(panelLinks.webhook(id))).body);
    expect(page).not.toMatch(SECRET);
    expect(page).toContain(GIVEN.address);
    expect(page.match(/type="checkbox"/g)).toHaveLength(WEBHOOK_EVENTS.length + 1);
    expect(page.match(/checked=""/g)).toHaveLength(3);
    const renewed = await owner.send(panelLinks.webhookSecret(id));
    expect(SECRET.exec(renewed.body)?.[0]).not.toBe(secret);
    expect(plain((await owner.get(panelLinks.webhook(id))).body)).toContain(
      'Stary klucz podpisuje jeszcze do:',
    );
    expect(plain((await owner.get(panelLinks.webhooks)).body)).toContain('2 zdarzenia');
  });

  test('are kept though DNS does not know their name, and that is told', async () => {
    const owner = await atWork(use(), 'owner');
    const slip = { ...GIVEN, address: 'https://erp.exmaple.org/hook' };
    const added = await owner.send(panelLinks.webhookNew, slip);
    expect(added.body).toMatch(SECRET);
    expect(added.body).toContain('DNS nie zna teraz tej nazwy');
  });

  test('tell what is wrong beside the field, and keep what was ticked', async () => {
    const owner = await atWork(use(), 'owner');
    const wrong = await owner.send(panelLinks.webhookNew, { ...GIVEN, address: 'https://10.0.0.1/' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Ten adres prowadzi do sieci wewnętrznej.');
    expect(wrong.body.match(/checked=""/g)).toHaveLength(2);
    const none = await owner.send(panelLinks.webhookNew, { address: GIVEN.address });
    expect(none.body).toContain('Zaznacz przynajmniej jedno zdarzenie.');
  });

  test('show what was sent and how it was answered; what was given up is sent again by a press', async () => {
    const owner = await atWork(use(), 'owner');
    const { id } = await addedBy(owner);
    const answers = [{ status: 410, retryAfter: undefined, answer: '<b>nie ma</b>' }];
    const sender = openWebhookSender({
      ...{ database: use().database, secrets: testSecrets(), clock: () => use().now, log: () => {} },
      ...{ config: use().shop.settings.config, queueEmail: use().shop.operations.outbox.queue },
      post: async () => answers.shift() ?? { status: 204, retryAfter: undefined, answer: '' },
    });
    await owner.send(panelLinks.webhookTest(id));
    await sender.sendDue();
    const gone = plain((await owner.get(panelLinks.webhook(id))).body);
    for (const said of ['Niedostarczone', '410', '&lt;b&gt;nie ma&lt;/b&gt;', 'że już go nie ma (410)'])
      expect(gone).toContain(said);
    const today = plain((await owner.get(panelLinks.today)).body);
    expect(today).toContain(`href="${panelLinks.webhook(id)}"`);
    expect(today).toContain('niedostarczone: 1');
    const version = /name="version" value="(\d+)"/.exec(gone)?.[1] ?? '';
    const late = await owner.send(panelLinks.webhook(id), { ...GIVEN, is_on: 'y', version: '9' });
    expect(late.statusCode).toBe(409);
    const saved = await owner.send(panelLinks.webhook(id), { ...GIVEN, is_on: 'y', version });
    expect(saved.headers.location).toBe(panelLinks.webhook(id));
    const again = /\/panel\/settings\/webhooks\/deliveries\/\d+\/again/.exec(gone)?.[0];
    await owner.send(again ?? '');
    await sender.sendDue();
    expect(plain((await owner.get(panelLinks.webhook(id))).body)).toContain('Dostarczone');
    expect((await owner.get(panelLinks.audit)).body).toContain('ponowne wysłanie zdarzenia');
  });

  test('are gone once they were removed', async () => {
    const owner = await atWork(use(), 'owner');
    const { id } = await addedBy(owner);
    await owner.send(panelLinks.webhookRemove(id));
    expect((await owner.get(panelLinks.webhook(id))).statusCode).toBe(404);
    expect((await owner.send(panelLinks.webhook(id), GIVEN)).statusCode).toBe(404);
  });
});
