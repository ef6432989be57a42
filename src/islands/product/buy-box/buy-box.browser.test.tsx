import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wireSizePrices } from '#contract/product/projector-prices.ts';
import { samplePart, sampleProduct, sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { onPhone } from '#tests/support/stage/layout-stage.tsx';
import {
  addButton,
  box,
  inSizes,
  keepBasket,
  LONG_READ,
  mainPrice,
  pill,
  prepareProducts,
  quantityField,
  showProduct,
  sourcesOf,
  subscription,
  toast,
} from '#tests/support/stage/product-stage.tsx';

const PERIODS = [14, 28].map((everyDays) => ({
  everyDays,
  rebateType: 'percentage' as const,
  rebateValue: 10,
}));

prepareProducts();

describe('sizes', () => {
  test('can be chosen, an unavailable one is marked; one size and universal show none', async () => {
    await showProduct({
      sizes: [
        ...inSizes('S'),
        sampleSize({ id: 2, type: 'M', name: 'M', availability: 'disable', stock: 0 }),
      ],
    });
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await expect.element(page.getByRole('radio', { name: /^M.*niedostępny/ })).toBeInTheDocument();
    await pill('M').click();
    await expect.element(css('.availability').first()).toHaveTextContent(/^Produkt niedostępny$/);
    for (const type of ['uniw', 'onesize']) {
      await showProduct({ sizes: [sampleSize({ type })] });
      expect(css('.sizes').elements()).toEqual([]);
    }
  });

  test('change address, price and stock at once, and are said aloud', async () => {
    await showProduct({ sizes: inSizes('250g', '1kg') });
    const asked = answerAt('/ajax/projector.php', () => Response.json(null));
    await expect.element(mainPrice).toHaveTextContent('40,00 zł');
    await pill('1kg').click();
    await expect.element(mainPrice).toHaveTextContent('80,00 zł');
    await expect.element(css('.buy-box__status')).toHaveTextContent('W magazynie: 60 szt.');
    expect(location.search).toBe('?size=1kg');
    await expect
      .element(css('.buy-box > [role=status]'))
      .toHaveTextContent(/1kg: 80,00 zł\. W magazynie: 60 szt\. /);
    expect(asked).toEqual([]);
  });

  test.each([360, 1280])('are switched and nothing moves (%s px)', async (width) => {
    await page.viewport(width, 900);
    const [plain, reduced] = inSizes('250g', '1kg');
    if (!plain || !reduced) throw new Error('there are no sizes');
    const now = Date.now();
    const prices = [
      { startsAt: now - 90 * 86_400_000, gross: 9000, regular: 9000 },
      { startsAt: now - 86_400_000, gross: 7000, regular: 9000 },
    ];
    await showProduct({
      subscriptions: PERIODS,
      tiers: [{ from: 5, percent: 5 }],
      sizes: [
        plain,
        { ...reduced, phonePrice: false, prices, suggested: 9900, advance: null },
        sampleSize({ id: 3, type: 'few', name: 'kilka', stock: 2, prices: steady(123_400) }),
        sampleSize({ id: 4, type: 'none', name: 'brak', stock: 0, availability: 'disable' }),
        sampleSize({ id: 5, type: 'order', name: 'na zamówienie', availability: 'order', deliveryDays: 12 }),
      ],
    });
    const places = () =>
      ['.sizes', '.buy-box__buy', '.product-price'].map((part) =>
        Math.round(css(part).element().getBoundingClientRect().top + scrollY),
      );
    const before = places();
    for (const type of ['1kg', 'few', 'none', 'order', '250g']) {
      await pill(type).click();
      await expect.element(pill(type).getByRole('radio')).toBeChecked();
      expect(places(), `${type} at ${width}`).toEqual(before);
    }
  });
});

describe('a size of several parts', () => {
  const bag = (id: number, weight: string, grind: string, stock = 10) =>
    sampleSize({
      id,
      type: `${weight}-${grind}`,
      name: `${weight}, ${grind}`,
      stock,
      parts: [
        { name: 'Waga', value: weight },
        { name: 'Mielenie', value: grind },
      ],
    });
  const sizes = [
    bag(1, '250 g', 'ziarno'),
    bag(2, '250 g', 'przelew'),
    bag(3, '1 kg', 'ziarno'),
    bag(4, '1 kg', 'przelew', 0),
    bag(5, '2 kg', 'ziarno'),
  ];
  const group = (name: string) => page.getByRole('group', { name, exact: true });

  test('is chosen in a row for each, called by its name, and goes to the basket as one size', async () => {
    const sent = keepBasket();
    await showProduct({ sizes });
    expect(group('Waga').getByRole('link').elements()).toHaveLength(3);
    await group('Mielenie').getByText('przelew').click();
    await expect.element(group('Waga').getByRole('link', { name: '1 kg' })).toHaveTextContent('niedostępny');
    await group('Mielenie').getByText('ziarno').click();
    await group('Waga').getByRole('link', { name: '1 kg' }).click();
    await expect
      .element(group('Waga').getByRole('link', { name: '1 kg' }))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(group('Mielenie').getByRole('radio', { name: 'ziarno' })).toBeChecked();
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map((fields) => fields.get('size'))).toEqual(['1 kg-ziarno']);
  });

  test('says what else changes with a value it does not come in, and changes it', async () => {
    await showProduct({ sizes });
    await group('Mielenie').getByText('przelew').click();
    const twoKilos = group('Waga').getByRole('link', { name: '2 kg' });
    await expect.element(twoKilos).toHaveTextContent('zmieni też: ziarno');
    await twoKilos.click();
    await expect.element(group('Mielenie').getByRole('radio', { name: 'ziarno' })).toBeChecked();
    await expect.element(twoKilos).not.toHaveTextContent('zmieni');
  });
});

describe('a subscription', () => {
  test('has a price of its own, and is sent as such', async () => {
    const sent = keepBasket();
    await showProduct({ subscriptions: PERIODS });
    await expect.element(mainPrice).toHaveTextContent('123,00 zł');
    await expect.element(css('.buy-box__form')).toHaveAttribute('data-subscription', 'false');
    await subscription.selectOptions('28');
    await expect.element(css('.buy-box__form')).toHaveAttribute('data-subscription', 'true');
    await expect.element(mainPrice).toHaveTextContent('110,70 zł');
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map((fields) => fields.get('subscription'))).toEqual(['28']);
  });

  test('shows its calculator’s own net and percent, as the wire says them', async () => {
    await showProduct({ subscriptions: PERIODS });
    await subscription.selectOptions('14');
    const [source] = sourcesOf(sampleProduct({ subscriptions: PERIODS }));
    if (!source) throw new Error('the product has no size');
    const prices = wireSizePrices(source, PERIODS[0]);
    const said = (words: string) => words.replaceAll('\u00a0', ' ');
    await expect.element(mainPrice).toHaveTextContent(said(prices.price_formatted));
    await expect
      .element(css('.product-price__otherType'))
      .toHaveTextContent(said(prices.price_net_formatted));
    expect(prices.yousave_percent).toBe('10');
    await expect.element(css('.subscription strong')).toHaveTextContent('−10%');
  });
});

test('prices that follow from a quantity or a subscription are net in a shop that sells by net', async () => {
  const tiers = [{ from: 10, percent: 10 }];
  await showProduct({ subscriptions: PERIODS, tiers }, { view: { priceType: 'net' } });
  await expect.element(mainPrice).toHaveTextContent(/^100,00\szł netto$/);
  for (const { everyDays } of PERIODS) {
    await subscription.selectOptions(String(everyDays));
    const [, price] = css('.subscription option:checked').element().textContent.split(': ');
    expect(price).toMatch(/\szł netto$/);
    await expect.poll(() => mainPrice.element().textContent).toBe(price);
  }
  await subscription.selectOptions('');
  await quantityField.fill('10');
  await expect.element(mainPrice).toHaveTextContent(/^90,00\szł netto$/);
  // No amount that does not say whether it is net or gross.
  const bare = /(?<![\d,\u00a0])\d[\d\u00a0]*,\d\d\szł(?!\s(netto|brutto))/g;
  expect(
    box
      .element()
      .innerHTML.replace(/<[^>]*>/g, '')
      .match(bare) ?? [],
  ).toEqual([]);
});

test('more pieces reach a volume discount, and the next one is told', async () => {
  const sent = keepBasket();
  const tiers = [5, 10, 20].map((from, index) => ({ from, percent: 5 * (index + 1) }));
  await showProduct({ unit: 'pack', tiers, sizes: [sampleSize({ stock: 100 })] });
  const next = css('.tiers__next');
  await expect.element(next).toHaveTextContent('Kup 5 op., a zapłacisz 5% mniej');
  await quantityField.fill('10');
  await expect.element(css('.tiers__reached')).toHaveTextContent('−10%');
  await expect.element(next).toHaveTextContent('Kup 20 op., a zapłacisz 15% mniej');
  await expect.element(mainPrice).toHaveTextContent('110,70 zł');
  await expect.element(css('.product-price__saving')).toHaveTextContent(/^Oszczędzasz 10%, czyli 12,30 zł$/);
  await addButton.click();
  await expect.element(toast).toBeVisible();
  expect(sent.map((fields) => fields.get('number'))).toEqual(['10']);
});

test('a set names its parts with their prices, and what buying them together saves', async () => {
  const part = (id: number) => samplePart({ id, prices: steady(5000) });
  await showProduct({ type: 'bundle', parts: [part(1), part(2), part(3)] });
  expect(css('.bundle li').elements()).toHaveLength(3);
  await expect.element(css('.bundle__price').first()).toHaveTextContent(/^50,00\szł$/);
  await expect
    .element(css('.product-price__saving'))
    .toHaveTextContent(/^Oszczędzasz 18%, czyli 27,00\szł kupując w zestawie$/);
});

describe('on a phone', () => {
  test('the price and the button stay at hand once the page’s own button is scrolled past', async () => {
    const sent = keepBasket();
    await onPhone();
    await showProduct({ description: LONG_READ });
    const bar = css('.buy-bar');
    await expect.element(bar).not.toBeVisible();
    scrollTo({ top: innerHeight * 3, behavior: 'instant' });
    await expect.element(bar).toBeVisible();
    await expect.element(bar).toHaveTextContent('123,00 zł');
    await bar.getByRole('button', { name: 'Dodaj do koszyka' }).click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent).toHaveLength(1);
    scrollTo({ top: 0, behavior: 'instant' });
    await expect.element(bar).not.toBeVisible();
  });

  test('what cannot be bought keeps no button at hand', async () => {
    await onPhone();
    await showProduct({ sizes: [sampleSize({ availability: 'disable', stock: 0 })] });
    await expect.element(addButton).toHaveAttribute('aria-disabled', 'true');
    expect(css('.buy-bar').elements()).toEqual([]);
  });
});

describe('what is said of delivery and returns', () => {
  test.each([360, 768])('stands beside its icon, however long it is, at %s px', async (width) => {
    await page.viewport(width, 800);
    await showProduct({ pointsEarned: 20 }, { delivery: undefined });
    const lines = css('.assurances li');
    await expect.element(lines.first()).toHaveTextContent('Dostawę tej przesyłki');
    await expect.element(lines.last()).toHaveTextContent('Za ten zakup: 20 punktów');
    for (const line of lines.elements()) {
      const icon = line.querySelector('svg')?.getBoundingClientRect();
      const text = line.querySelector(':scope > span')?.getBoundingClientRect();
      expect(text?.x).toBeGreaterThan(icon?.right ?? Number.POSITIVE_INFINITY);
      expect(text?.y).toBeLessThanOrEqual(icon?.bottom ?? 0);
    }
  });

  test('promises no return of what cannot be sent back, unless it is only once it was opened', async () => {
    await showProduct({ withdrawalException: 'custom' });
    await expect.element(css('.assurances')).not.toHaveTextContent('na zwrot');
    await showProduct({ withdrawalException: 'sealed' });
    await expect.element(css('.assurances')).toHaveTextContent('14 dni na zwrot');
  });

  test('is no empty box where nothing is sent', async () => {
    await showProduct({ type: 'virtual' });
    expect(css('.assurances').elements()).toEqual([]);
  });
});
