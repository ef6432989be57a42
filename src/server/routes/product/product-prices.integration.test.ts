import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { formatMoney } from '#domain/price/mask.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, openTestShop, PAGE } from '#tests/support/shop/test-shop.ts';

describeWithShop('the prices on the product page', (use) => {
  /** The price block of the page of such a size, and an amount as the shop prints it. */
  async function pricesOf(
    wanted: (found: FoundOffer) => boolean,
    language: Language = 'pl',
    { app, shop } = use(),
  ) {
    const found = await findOffer(use(), (one) => one.offer.purchase === 'buy' && wanted(one), language);
    const { record, offer } = found;
    const url = `${linksIn(language).product(record)}?size=${encodeURIComponent(offer.type)}`;
    const answer = await app.inject({ url, headers: PAGE });
    const body = answer.body.replaceAll('<!-- -->', '');
    const [block = ''] = /<div class="product-price.*?<\/div>/s.exec(body) ?? [];
    const [quiet = ''] = /<div class="quiet-prices">.*?<\/div>/s.exec(body) ?? [];
    const prices = block + quiet;
    const [currency] = shop.settings.config.currencies;
    if (!currency) throw new Error('the shop has no currency');
    const row = (name: string) =>
      new RegExp(`product-price__${name}">(.*?)</p>`, 's')
        .exec(prices)?.[1]
        ?.replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ');
    const money = (amount: number | undefined) =>
      formatMoney(amount ?? Number.NaN, currency).replaceAll('\u00a0', ' ');
    return { ...found, block: block.replaceAll('\u00a0', ' '), row, money };
  }

  test('are the price, and the price without tax where the owner asks for it', async () => {
    const isPlain = ({ offer }: FoundOffer) => offer.regular === undefined;
    const { offer, block, row, money } = await pricesOf(isPlain);
    expect(block).toContain(`<strong class="price__now">${money(offer.price.gross)}</strong>`);
    for (const name of ['otherType', 'lowest', 'regular', 'until', 'saving', 'beforeRebate'])
      expect(row(name), name).toBeUndefined();
    expect(block).not.toContain('product-price--omnibus');
    const shop = await openTestShop(use().database, { netPrices: true });
    const both = await pricesOf(isPlain, 'pl', shop);
    await shop.close();
    expect(both.row('otherType')).toBe(`${money(offer.price.net)} netto`);
  });

  test('of a reduced one are the regular one crossed out, the lowest of 30 days and what is saved', async () => {
    const { offer, block, row, money } = await pricesOf(
      ({ offer: { regular, lowest, until } }) =>
        regular !== undefined && lowest !== undefined && regular.gross !== lowest.gross && !until,
    );
    expect(block).toMatch(/class="product-price [^"]*product-price--omnibus[ "]/);
    const isHigher = (offer.lowest?.gross ?? 0) > offer.price.gross;
    expect(block.includes('product-price--omnibus-higher')).toBe(isHigher);
    expect(block).toContain(`<span class="sr-only">Cena regularna </span>${money(offer.regular?.gross)}</s>`);
    expect(block).toMatch(/<p class="product-price__main">.*?<\/p><p class="[^"]*product-price__lowest">/s);
    expect(row('lowest')).toContain(`Najniższa cena z 30 dni przed obniżką: ${money(offer.lowest?.gross)}`);
    expect(row('saving')).toMatch(
      new RegExp(`^Oszczędzasz \\d+%, czyli ${money((offer.lowest?.gross ?? 0) - offer.price.gross)}`),
    );
  });

  test.each([
    ['a special offer below the lowest price', 'promo', 'minus', true],
    ['a bargain above the lowest price', 'bargain', 'plus', false],
    ['a bargain below the lowest price until a day', 'bargain', 'minus', true],
  ] as const)('say what kind of reduction it is: %s', async (kind, label, sign, isHigher) => {
    const wanted = ({ offer: { price, regular, lowest, until } }: FoundOffer) =>
      regular !== undefined &&
      lowest !== undefined &&
      lowest.gross > price.gross === isHigher &&
      (until !== undefined) === kind.endsWith('until a day');
    const words = {
      promo: { pl: 'Promocja', en: 'Special offer' },
      bargain: { pl: 'Okazja', en: 'Bargain' },
    }[label];
    const { offer, block, row } = await pricesOf(wanted);
    expect(block).toContain(`>${words.pl}</span>`);
    expect((await pricesOf(wanted, 'en')).block).toContain(`>${words.en}</span>`);
    expect(block.includes('--omnibus-higher')).toBe(isHigher);
    expect(block.includes('--omnibus-short')).toBe(offer.regular?.gross === offer.lowest?.gross);
    const lowest = offer.lowest?.gross ?? Number.NaN;
    const percent = Math.abs(Math.round(100 - (100 * offer.price.gross) / lowest));
    expect(row('lowest')).toContain(`zł (${sign === 'minus' ? '−' : '+'}${percent}%)`);
  });

  test('of one whose regular price is the lowest one say it once', async () => {
    const { block, row } = await pricesOf(
      ({ offer: { regular, lowest } }) => lowest !== undefined && regular?.gross === lowest.gross,
    );
    expect(block).toContain('product-price--omnibus-short');
    expect(row('regular')).toBeUndefined();
  });

  test('can be compared, and the net quantity stands among what is known of the product', async () => {
    const coffee = await pricesOf(
      ({ record, offer }) => record.slug === 'kolumbia-huila' && offer.type === '500g',
    );
    const each = Math.round(coffee.offer.price.gross * 2);
    expect(coffee.block).toContain(`product-price__comparable">${coffee.money(each)}/kg<`);
    const { body } = await use().app.inject({ url: linksIn('pl').product(coffee.record), headers: PAGE });
    expect(body.replaceAll('\u00a0', ' ')).toContain(
      '<th scope="row">Zawartość netto</th><td>250 g, 500 g, 1 kg</td>',
    );
  });

  test('have two decimals and a space between thousands', async () => {
    const { block } = await pricesOf(({ offer }) => offer.price.gross === 139_900);
    expect(block).toContain('<strong class="price__now">1 399,00 zł</strong>');
  });

  test('are written as the settings of the currency say', async () => {
    const [currency] = use().shop.settings.config.currencies;
    if (!currency) throw new Error('the shop has no currency');
    const dollars = { symbol: '$', symbolBefore: true, spaced: false, grouping: ',', decimal: '.' };
    const shop = await openTestShop(use().database, { currencies: [{ ...currency, ...dollars }] });
    const { block } = await pricesOf(({ offer }) => offer.price.gross === 139_900, 'pl', shop);
    await shop.close();
    expect(block).toContain('<strong class="price__now">$1,399.00</strong>');
  });

  test('of one that is sold out keep the places of what a code brings too', async () => {
    const gone = (one: FoundOffer) =>
      one.record.sizes.every(({ availability }) => availability === 'disable');
    const { record } = await findOffer(use(), (one) => gone(one) && one.offer.price.gross > 0);
    const { body } = await use().app.inject({ url: linksIn('pl').product(record), headers: PAGE });
    const [block = ''] = /<div class="product-price.*?<\/div>/s.exec(body) ?? [];
    expect(block).toMatch(/product-price__place"><span [^>]*>Najniższa cena z 30 dni/);
    expect(block).not.toContain('Kod rabatowy policzymy w koszyku.');
  });

  test('of one that is reduced until a day name that day', async () => {
    const { offer, block, row } = await pricesOf(({ offer }) => offer.until !== undefined);
    const [year, month, day] = (offer.until ?? '').split('-');
    expect(row('until')).toBe(`Nowa cena obowiązuje do ${day}.${month}.${year}`);
    expect(block).toContain('product-price--omnibus-new-price');
  });

  test('are the suggested one and the advance, where it has them', async () => {
    const { offer, row, money } = await pricesOf(
      ({ offer: { suggested, advance } }) => suggested !== undefined && advance !== undefined,
    );
    expect(row('suggested')).toBe(`Sugerowana cena detaliczna: ${money(offer.suggested?.gross)}`);
    expect(row('advance')).toBe(`Zaliczka: ${money(offer.advance?.gross)}`);
  });

  test('of what is sold by weight are by the unit, and of the least that is sold', async () => {
    const { offer, block, row, money } = await pricesOf(({ record }) => record.sellBy === 0.25);
    expect(block).toMatch(/<span class="price__unit"> \/ kg<\/span>/);
    expect(row('sellBy')).toBe(`${money(Math.round(offer.price.gross / 4))} za 0,25 kg`);
  });
});
