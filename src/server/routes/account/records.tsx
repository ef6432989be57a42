import type { FastifyInstance } from 'fastify';
import { toldStageOf } from '#domain/order/stage.ts';
import { formatMoney } from '#domain/price/mask.ts';
import type { PriceType } from '#domain/price/money.ts';
import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { readDates } from '#domain/time/date-choice.ts';
import { dateOf } from '#domain/time/zone.ts';
import { AccountOverview } from '#pages/account/account-overview.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import { Lists, type OrderRow, Orders, Points } from '#pages/account/records.tsx';
import { clientPageRoute } from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientSession } from '#shop/session/session.ts';
import { periodOf } from './period.ts';
import { emailViewOf } from './personal-data.tsx';

/** The account's first page, and what the shop keeps for the client: orders, lists, points. */
export function recordRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'clients' | 'lists'>,
): void {
  clientPageRoute(
    app,
    shop,
    ({ account }) => account,
    (context, session) => overviewPage(shop, context, session),
  );
  clientPageRoute(
    app,
    shop,
    ({ accountOrders }) => accountOrders,
    (context, session) => ordersPage(shop, context, session),
  );
  clientPageRoute(
    app,
    shop,
    ({ accountLists }) => accountLists,
    async ({ words }, session) => {
      const lists = await shop.lists.shoppingLists.all(session);
      return accountPage(words('account.lists'), 'accountLists', <Lists lists={lists} />);
    },
  );
  clientPageRoute(
    app,
    shop,
    ({ accountLoyaltyPoints }) => accountLoyaltyPoints,
    async ({ words }, { clientId }) => {
      const { balance, pending, entries } = await shop.clients.accountData.points(clientId);
      const rows = entries.map(({ points, reason, enteredAt, orderNumber }) => ({
        points,
        reason,
        date: dayOf(enteredAt, shop),
        order: orderNumber,
      }));
      return accountPage(
        words('account.loyaltyPoints'),
        'accountLoyaltyPoints',
        <Points
          balance={balance}
          pending={pending}
          after={shop.ordering.rules.points.availableAfter}
          entries={rows}
        />,
      );
    },
  );
}

async function overviewPage(
  shop: Pick<Shop, 'settings' | 'clients' | 'lists'>,
  context: RequestContext,
  session: ClientSession,
) {
  const { clientId } = session;
  const { accountData } = shop.clients;
  const client = await accountData.load(clientId);
  const [last] = await accountData.orders(clientId, {}, 1);
  const subscriptions = await accountData.subscriptions(clientId);
  const words = context.words('account.hello', undefined, {
    name: client?.firstname || client?.login.split('@')[0] || '',
  });
  return accountPage(
    words,
    'account',
    <AccountOverview
      email={emailViewOf(client)}
      lastOrder={last && rowOf(last, shop, context.t)}
      points={(await accountData.points(clientId)).balance}
      lists={await shop.lists.shoppingLists.all(session)}
      subscriptions={subscriptions.map(({ lineId, name, sizeName, everyDays, number }) => ({
        ...{ key: lineId, everyDays, number },
        name: [name, sizeName].filter(Boolean).join(', '),
      }))}
    />,
  );
}

async function ordersPage(
  shop: Pick<Shop, 'settings' | 'clients'>,
  context: RequestContext,
  { clientId }: ClientSession,
) {
  const { request, t } = context;
  const { period: asked } = request.query as { period?: unknown };
  const period = typeof asked === 'string' ? asked.slice(0, 40) : '';
  const { dates, wrong } = readDates(period, 'multiple-ranged', CALENDAR_SPAN);
  const orders = await shop.clients.accountData.orders(
    clientId,
    wrong ? {} : periodOf(dates, shop.settings.config.timeZone),
  );
  const rows = orders.map((order) => rowOf(order, shop, t));
  return accountPage(
    context.words('account.orders'),
    'accountOrders',
    <Orders orders={rows} period={period} {...(wrong && { problem: t('form.dates') })} />,
  );
}

type KnownOrder = Awaited<ReturnType<Shop['clients']['accountData']['orders']>>[number];

function rowOf(
  { number, createdAt, status, stage, currency, items, ...order }: KnownOrder,
  shop: Pick<Shop, 'settings'>,
  t: RequestContext['t'],
): OrderRow {
  return {
    number,
    date: dayOf(createdAt, shop),
    status: toldStageOf(stage, status),
    total: totalOf(order, (amount) => inCurrency(amount, currency, shop), t),
    items,
  };
}

/** What was paid; where the shop sold by net prices, the net goes before it. */
function totalOf(
  { totalGross, totalNet, priceType }: { totalGross: number; totalNet: number; priceType: PriceType },
  money: (amount: number) => string,
  t: RequestContext['t'],
): string {
  if (priceType === 'gross') return money(totalGross);
  return `${t('price.net', { price: money(totalNet) })}, ${t('price.gross', { price: money(totalGross) })}`;
}

/** The money of an order is that of its own currency, whatever the shopper looks at now. */
function inCurrency(
  amount: number,
  currency: string,
  { settings: { config } }: Pick<Shop, 'settings'>,
): string {
  const format = config.currencies.find(({ id }) => id === currency);
  return format ? formatMoney(amount, format) : `${amount / 100} ${currency}`;
}

const dayOf = (instant: Date, { settings: { config } }: Pick<Shop, 'settings'>) =>
  dateOf(instant.getTime(), config.timeZone);
