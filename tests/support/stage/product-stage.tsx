import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { $basket } from '#browser/basket/basket-store.ts';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { linksIn } from '#contract/links.ts';
import type { ProjectorAnswer } from '#contract/product/projector.ts';
import { wireSizePrices } from '#contract/product/projector-prices.ts';
import { wireSizeAvailability, wireSizeDelivery, wireSizes } from '#contract/product/projector-sizes.ts';
import { PROJECTOR_PATH } from '#contract/wire.ts';
import { type ShippingTime, shippingTime } from '#domain/delivery/dispatch.ts';
import { withTax } from '#domain/price/money.ts';
import { productOf } from '#domain/product/offers.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { type ProductPageData, productPage } from '#pages/product/product-page.tsx';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { ZLOTY } from '#tests/support/samples/sample-currency.ts';
import { sampleProduct, sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { wireSources } from '#tests/support/samples/wire-source.ts';
import { textsIn } from '#texts/dictionary.ts';
import { CompareBar } from '#ui/compare/compare-bar/compare-bar.tsx';
import { sayDelivery } from '#ui/delivery/say-delivery.ts';
import { CardForms } from '#ui/reward/take-reward/take-reward.tsx';
import { type ShopView, speak } from '#ui/shop-view/shop-view.tsx';
import { type Asked, answerAt } from './answers.ts';
import { css } from './css.ts';
import { emulateMedia } from './emulate.ts';
import { hydrateIslands, stage } from './stage.tsx';

export const addButton = css('.buy-box__buy button[type=submit]');
export const mainPrice = css('.product-price__main .price__now');
export const quantityField = css('.buy-box__buy').getByLabelText('Ilość');
export const box = css('.buy-box');
export const shippingLine = css('.shipping');
export const toast = css('.toast');
export const pill = (type: string) => css(`.sizes__pill:has([value="${type}"])`);
export const subscription = page.getByRole('combobox', { name: 'Subskrypcja' });

const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };
const SETTINGS = { rebateCodeActivate: true, percentages: true, netPrices: true };
const HERE = location.href;

type Shown = Partial<Pick<ProductPageData, 'size' | 'instalments' | 'language'>> & {
  freeCollection?: boolean;
  /** So many of its sizes come with the page. */
  held?: number;
  shipping?: ShippingTime;
  delivery?: number | undefined;
  view?: Partial<ShopView>;
  /** The shopper's discount code. */
  code?: NonNullable<PricingContext['code']>;
};

/** A page whose address, motion and basket are as at first, for each test of a file. */
export function prepareProducts(): void {
  beforeEach(async () => {
    history.replaceState(null, '', '/produkt/7/etiopia-guji');
    $basket.set(undefined);
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  });
  afterEach(() => history.replaceState(null, '', HERE));
}

/** Opens the page of a product, and waits until what it is bought with is ready. */
export async function showProduct(changes: Partial<ProductRecord> = {}, shown: Shown = {}): Promise<void> {
  const record = sampleProduct(changes);
  const { language = 'pl', held = record.sizes.length, instalments = [] } = shown;
  const { content } = productPage({
    shopName: 'Palarnia Mgła',
    origin: location.origin,
    language,
    currencyId: 'PLN',
    product: productOf(record, pricing(), []),
    slugs: { pl: record.slug, en: record.slug },
    related: [],
    views: sourcesOf(record, shown)
      .map(({ view }) => view)
      .slice(0, held),
    size: shown.size ?? record.sizes[0]?.type ?? '',
    now: Date.now(),
    fewLeft: 5,
    settings: SETTINGS,
    instalments,
  });
  stage(
    <>
      <main id="content" data-region="content" tabIndex={-1}>
        {content}
      </main>
      <CompareBar id="compare-bar" />
      <CardForms />
      <div id="alerts" className="toasts" />
      <div id="view-reference" aria-hidden="true" />
    </>,
    { language, ...shown.view },
  );
  await hydrateIslands();
}

/** Sizes that differ by name and price: 40 zł, 80 zł and so on. */
export const inSizes = (...types: string[]) =>
  types.map((type, index) =>
    sampleSize({ id: index + 1, type, name: type, stock: 60, prices: steady(4000 * (index + 1)) }),
  );

/** So much to read that its page has to be scrolled. */
export const LONG_READ = [
  { paragraphs: Array.from({ length: 60 }, () => 'Kawa palona w tym tygodniu. '.repeat(10)) },
];

/** Answers for the sizes of a product in the shop's place; what was asked for is noted. */
export function answerSizes(
  changes: Partial<ProductRecord>,
  before: (address: URL) => Promise<unknown> | unknown = () => {},
  shown: Shown = {},
): Asked[] {
  const record = sampleProduct(changes);
  return answerAt(PROJECTOR_PATH, async ({ address }) => {
    await before(address);
    const sources = sourcesOf(record, shown);
    const { searchParams } = address;
    const source = sources.find(({ size }) => size.type === searchParams.get('size'));
    const period = searchParams.has('subscription') ? record.subscriptions[0] : undefined;
    const [first] = sources;
    if (!first) throw new Error('the product has no size');
    const answer: ProjectorAnswer = source
      ? {
          sizeavailability: wireSizeAvailability(source),
          sizedelivery: wireSizeDelivery(source),
          sizeprices: wireSizePrices(source, period),
        }
      : { sizes: wireSizes(first.product, sources, undefined) };
    return Response.json(answer);
  });
}

/** Keeps a basket in the shop's place; what was sent to it is noted. */
export function keepBasket(
  message = 'Produkt został dodany.',
  status: BasketChangeAnswer['status'] = 'success',
) {
  const sent: URLSearchParams[] = [];
  const answer = ({ body }: Asked) => {
    sent.push(new URLSearchParams(body));
    const lines = { lines: [], worth: withTax(9840, 2300) };
    const answer: BasketChangeAnswer = { status, message, basket: sampleBasket(), lines };
    return Response.json(answer);
  };
  for (const language of ['pl', 'en'] as const) answerAt(linksIn(language).basketChange, answer);
  return sent;
}

export const dialog = (name: string) => page.getByRole('dialog', { name });

export function sourcesOf(record: ProductRecord, { shipping, ...shown }: Shown = {}) {
  const { language = 'pl', freeCollection = false } = shown;
  const delivery = 'delivery' in shown ? shown.delivery : 1190;
  const view: ShopView = {
    language,
    currency: ZLOTY,
    priceType: 'gross',
    texts: textsIn(language),
    ...shown.view,
  };
  const country = language === 'pl' ? 'Polska' : 'Poland';
  return wireSources(record, {
    pricing: { ...pricing(), ...(shown.code && { code: shown.code }) },
    shipping: shipping ?? shippingTime(2, Date.now(), CALENDAR),
    delivery,
    words: sayDelivery({ country, cost: delivery, freeCollection }, speak(view)),
  });
}

const pricing = () => ({ now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5 });
