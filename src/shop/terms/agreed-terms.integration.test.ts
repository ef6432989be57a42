import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { infoPageText, termsVersion } from '#shop/db/schema/index.ts';
import type { EmailContent } from '#shop/email/email.ts';
import { BY_TRANSFER, guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { emailsTo } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';
import { agreedTermsOf } from './agreed-terms.ts';
import { openTermsAttachments } from './terms-attachments.ts';

describeWithShop('the terms of an order', (use) => {
  let shoppers = 0;

  async function ordered(language: 'pl' | 'en' = 'pl') {
    const email = `czyta${++shoppers}@example.org`;
    const page = await orderBy(await guestWith(use()), {
      ...{ delivery: BY_TRANSFER, contact: { email }, language },
    });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const [placed] = await emailsTo(use(), email);
    return { number, placed: placed as EmailContent };
  }
  const orm = () => use().database.orm;
  const termsOf = (number: string) => agreedTermsOf(orm(), number);
  const attach = openAttach();
  function openAttach() {
    let opened: ReturnType<typeof openTermsAttachments> | undefined;
    return (content: EmailContent, language: 'pl' | 'en' = 'pl') => {
      opened ??= openTermsAttachments({
        ...{ database: use().database, config: use().shop.settings.config, returnDays: 14 },
      });
      return opened(content, language);
    };
  }

  test('are those of its day and its language, whatever becomes of the pages later, and are kept once', async () => {
    const first = await ordered();
    const before = await termsOf(first.number);
    expect(before.map(({ title }) => title)).toEqual(['Regulamin', 'Polityka prywatności', 'Pliki cookies']);
    expect(before[0]?.body[0]?.heading).toBe('1. Kto sprzedaje');
    expect((await termsOf((await ordered('en')).number))[0]?.title).toBe('Terms of sale');
    expect((await termsOf((await ordered()).number)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

    const body = [{ heading: '1. Kto sprzedaje', paragraphs: ['Ktoś inny.'] }];
    await orm().update(infoPageText).set({ body }).where(eq(infoPageText.slug, 'regulamin'));
    const [changed, ...same] = await termsOf((await ordered()).number);
    expect(changed?.body).toEqual(body);
    expect(same).toEqual(before.slice(1));
    expect(await termsOf(first.number)).toEqual(before);
  });

  test('are never changed', async () => {
    const { number } = await ordered();
    const [terms] = await termsOf(number);
    const change = orm()
      .update(termsVersion)
      .set({ title: 'Inny' })
      .where(eq(termsVersion.id, terms?.id ?? 0));
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'terms_as_agreed' } });
  });

  test('go along with its confirmation as files, with the instructions and the form of withdrawal', async () => {
    const { placed } = await ordered();
    const files = await attach(placed);
    const withdrawal = 'Odstapienie-od-umowy-pouczenie-i-wzor-formularza.pdf';
    expect(files.map(({ filename }) => filename)).toEqual([
      ...['Regulamin.pdf', 'Polityka-prywatnosci.pdf', 'Pliki-cookies.pdf', withdrawal],
    ]);
    for (const { content, contentType } of files) {
      expect(contentType).toBe('application/pdf');
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const [{ body = [] } = {}] = await termsOf('number' in placed ? placed.number : '');
    const written = body.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]);
    expect(files.map(({ content }) => paragraphsIn(content))[0]).toBe(written.length);
    expect(paragraphsIn(files.at(-1)?.content ?? Buffer.of())).toBe(9 + 1 + 7 + 1);
    expect(await attach({ kind: 'order_paid', number: 'W-1' })).toEqual([]);
    const { placed: english } = await ordered('en');
    expect((await attach(english, 'en')).at(-1)?.filename).toContain('model-form');
  });
});

/** How many paragraphs the file tells a screen reader of. */
const paragraphsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/S \/P\b/g)?.length ?? 0;
