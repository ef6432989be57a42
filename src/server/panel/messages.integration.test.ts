import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';
import { emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('messages in the back office', (use) => {
  test('come from the contact form, are answered and done with', async () => {
    await sendForm(shopperIn(use()), '/contact.php', { ...MESSAGE, subject: 'Czy jest gwarancja?' });
    const ewa = await atWork(use(), 'orders', 'Ewa');
    const list = (await ewa.get(panelLinks.messages)).body;
    expect(list).toContain('Czy jest gwarancja?');
    const [, path = ''] = /href="(\/panel\/messages\/\d+)"/.exec(list) ?? [];
    const page = (await ewa.get(path)).body;
    expect(await mistakesIn(page)).toEqual([]);
    expect(page).toContain('jan@example.org');
    const stale = await ewa.send(`${path}/answer`, { answer: 'Tak, dwa lata.', version: '9' });
    expect([stale.statusCode, stale.body.includes('Tak, dwa lata.')]).toEqual([409, true]);
    const sent = await ewa.send(`${path}/answer`, { answer: 'Tak, dwa lata.', version: '1' });
    expect(sent.headers.location).toBe(path);
    expect((await ewa.get(path)).body).toContain('Odpowiedź jest w drodze.');
    expect((await emailsTo(use(), 'jan@example.org')).at(-1)).toMatchObject({
      ...{ kind: 'message_answer', text: 'Tak, dwa lata.' },
    });
    await ewa.send(`${path}/done`, { done: 'y' });
    expect((await ewa.get(`${panelLinks.messages}?view=done`)).body).toContain('Czy jest gwarancja?');
    expect((await ewa.get(panelLinks.messages)).body).toContain('Nikt nie czeka na odpowiedź.');
  });

  test('offer no answer to who may only read', async () => {
    await sendForm(shopperIn(use()), '/contact.php', { ...MESSAGE, subject: 'Tylko do czytania' });
    const reader = await atWork(use(), 'read_only');
    const [, path = ''] =
      /href="(\/panel\/messages\/\d+)"/.exec((await reader.get(panelLinks.messages)).body) ?? [];
    const { body } = await reader.get(path);
    expect(body).toContain('Tylko do czytania');
    expect(body).not.toContain('name="answer"');
  });
});
