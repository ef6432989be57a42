import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { formatMoney } from '#domain/price/mask.ts';
import { type FoundOffer, findOffer } from '#tests/support/demo-offers.ts';
import { describeWithShop, PAGE } from '#tests/support/test-shop.ts';

describeWithShop('the prices on the product page', (use) => {
  /** The price block of the page of such a size, and an amount as the shop prints it. */
  async function pricesOf(wanted: (found: FoundOffer) => boolean) {
    const { app, shop } = use();
    const found = await findOffer(use(), (one) => one.offer.purchase === 'buy' && wanted(one));
    const { facts, offer } = found;
    const url = `${linksIn('pl').product(facts)}?size=${encodeURIComponent(offer.type)}`;
    const answer = await app.inject({ url, headers: PAGE });
    const body = answer.body.replaceAll('<!-- -->', '');
    const [block = ''] = /<div class="product-price.*?<\/div>/s.exec(body) ?? [];
    const [currency] = shop.config.currencies;
    if (!currency) throw new Error('the shop has no currency');
    const row = (name: string) =>
      new RegExp(`product-price__${name}">(.*?)</p>`, 's')
        .exec(block)?.[1]
        ?.replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ');
    const money = (amount: number | undefined) =>
      formatMoney(amount ?? Number.NaN, currency).replaceAll('\u00a0', ' ');
    return { ...found, block: block.replaceAll('\u00a0', ' '), row, money };
  }

  test('are the price, and the price without tax', async () => {
    const { offer, block, row, money } = await pricesOf(({ offer }) => offer.regular === undefined);
    expect(block).toContain(`<strong class="price__now">${money(offer.price.gross)}</strong>`);
    expect(row('otherType')).toBe(`${money(offer.price.net)} netto`);
    for (const name of ['lowest', 'regular', 'until', 'saving', 'beforeRebate'])
      expect(row(name), name).toBeUndefined();
    expect(block).not.toContain('product-price--omnibus');
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
    const { offer, block, row, money } = await pricesOf(({ facts }) => facts.sellBy === 0.25);
    expect(block).toMatch(/<span class="price__unit"> \/ kg<\/span>/);
    expect(row('sellBy')).toBe(`${money(Math.round(offer.price.gross / 4))} za 0,25 kg`);
  });
});
