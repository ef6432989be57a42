import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { guestWith, orderBy, toSummary } from '#tests/support/shop/checkout-shopper.ts';
import { emailsTo } from '#tests/support/shop/client-shopper.ts';
import { demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const FABRIC = 'flanela-filtracyjna-na-metry';
const SAID = 'Produkt wykonany według Twoich wskazań: prawo odstąpienia od umowy nie przysługuje.';
const RETURNS = '14 dni na zwrot bez podania przyczyny';

describeWithShop('what cannot be sent back', (use) => {
  const productPage = async (key: string, language: 'pl' | 'en' = 'pl') => {
    const { path } = await demoProduct(use().shop, key, language);
    return (await shopperIn(use()).get(path)).body;
  };

  test('says so on its page, with the way to withdraw, and promises no return there', async () => {
    const page = await productPage(FABRIC);
    expect(page).toContain(`${SAID} <a href="${linksIn('pl').withdrawal()}">`.replace(' <', '<!-- --> <'));
    expect(page).not.toContain(`<span>${RETURNS}</span>`);
    expect(await productPage(FABRIC, 'en')).toContain(
      'Made to your own specifications: there is no right of withdrawal.',
    );
  });

  test('is what spoils, too', async () => {
    expect(await productPage('cold-brew-250')).toContain(
      'Produkt szybko się psuje albo ma krótki termin przydatności',
    );
  });

  test('is nothing else', async () => {
    const page = await productPage('brazylia-cerrado');
    expect(page).toContain(`<span>${RETURNS}</span>`);
    expect(page).not.toContain('class="product__withdrawal"');
  });

  test('says so in the basket and before the button that orders it', async () => {
    const shopper = await guestWith(use(), '0.5', FABRIC);
    expect((await shopper.get(linksIn('pl').basket)).body).toContain(`<p class="line__size">${SAID}</p>`);
    await toSummary(shopper);
    const summary = (await shopper.get(linksIn('pl').checkoutSummary)).body;
    const [before = '', after] = summary.split('Zamawiam z obowiązkiem zapłaty');
    expect(before).toContain(`<small>${SAID}</small>`);
    expect(after).toBeDefined();
  });

  test('says so in the e-mail of the order and on its page', async () => {
    const shopper = await guestWith(use(), '0.5', FABRIC);
    const page = await orderBy(shopper, { contact: { email: 'na-miare@example.org' } });
    expect((await shopper.get(page)).body).toContain(`<small>${SAID}</small>`);
    expect(await emailsTo(use(), 'na-miare@example.org')).toMatchObject([
      { kind: 'order_placed', lines: [{ withdrawalException: 'custom' }] },
    ]);
  });
});
