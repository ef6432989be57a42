import type { FastifyInstance, FastifyReply } from 'fastify';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { lineOffer } from '#domain/basket/line-offer.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { moneyIn } from '#domain/price/mask.ts';
import { changeBasket } from '#server/basket/change-basket.ts';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { fitNames } from '#server/request/fit-names.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { findOrder, noOrderPage } from './find-order.tsx';

type Parts = Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'limits'>;

/** Everything of an order once more into the basket, for its client and for whoever has its link. */
export function orderAgainRoutes(app: FastifyInstance, shop: Parts): void {
  for (const language of LANGUAGES)
    app.post(linksIn(language).orderAgain, ({ context }) => orderAgain(shop, context));
}

async function orderAgain(shop: Parts, context: RequestContext): Promise<FastifyReply> {
  const { reply, links } = context;
  const { order } = await findOrder(shop, context);
  if (!order) return sendPage(shop, context, noOrderPage(context));
  const notice = await putBack(shop, context, order);
  return leaveNotice(reply, notice).redirect(links.basket, 303);
}

/** What came of a line: in the basket or not, and what is to be said of it. */
type Put = { isIn: boolean; news?: string };

async function putBack(shop: Parts, context: RequestContext, order: Order): Promise<Notice> {
  const { t } = context;
  const put: Put[] = [];
  for (const line of order.lines) put.push(await putLine(shop, context, line, order));
  const bought = put.filter(({ isIn }) => isIn).length;
  const first = bought > 0 ? t('shoppingLists.bought', { n: bought }) : t('shoppingLists.noneBought');
  const news = put.flatMap(({ news = [] }) => news);
  return {
    kind: bought > 0 ? 'success' : 'error',
    text: news.length > 0 ? `${first} ${t('order.againNews', { news: fitNames(news, '; ') })}` : first,
  };
}

async function putLine(
  shop: Parts,
  context: RequestContext,
  line: OrderLine,
  { currency }: Order,
): Promise<Put> {
  const { t, language } = context;
  const name = [line.name, line.sizeName].filter(Boolean).join(', ');
  const saying = (text: string) => `${name} (${text.replace(/\.$/, '')})`;
  const record =
    line.productId === null ? undefined : await shop.catalogue.products.product(line.productId, language);
  const size = record?.sizes.find(({ id }) => id === line.sizeId);
  if (!record || !size) return { isIn: false, news: saying(t('alert.noProduct')) };
  const wanted = { product: record.id, size: size.type, quantity: line.quantity, everyDays: line.everyDays };
  const first = await changeBasket(shop, context, fieldsOf(wanted));
  const { corrected } = first;
  const done = corrected
    ? await changeBasket(shop, context, fieldsOf({ ...wanted, quantity: corrected.quantity }))
    : first;
  if (done.kind === 'error') return { isIn: false, news: saying(done.text) };
  if (corrected) return { isIn: true, news: saying(first.text) };
  const shopper = await context.ensureShopper();
  const [was, is] = [line.unitGross, priceNow(shopper, record, size, line)];
  if (is === undefined || is === was || shopper.currency.id !== currency) return { isIn: true };
  const written = (amount: number) => moneyIn(shop.settings.config.currencies, amount, currency);
  return { isIn: true, news: saying(t('order.againPrice', { was: written(was), is: written(is) })) };
}

type Sized = Parameters<typeof lineOffer>;

const priceNow = (
  { pricing }: Shopper,
  record: Sized[0],
  size: Sized[1],
  { quantity, everyDays }: OrderLine,
) => lineOffer(record, size, everyDays ?? null, pricing)?.priceFor(quantity).gross;

type Wanted = { product: number; size: string; quantity: number | string; everyDays?: number | undefined };

function fieldsOf({ product, size, quantity, everyDays }: Wanted): (name: string) => string | undefined {
  const fields: Record<string, string> = {
    [BASKET_FIELDS.action]: 'add',
    [BASKET_FIELDS.product]: String(product),
    [BASKET_FIELDS.size]: size,
    [BASKET_FIELDS.quantity]: String(quantity),
    [BASKET_FIELDS.subscription]: String(everyDays ?? ''),
  };
  return (name) => fields[name];
}
