import { CSV_START, CSV_TYPE, csvAmount, csvLine } from '#contract/csv.ts';
import { chosenIds } from '#contract/panel/bulk-form.ts';
import { columnsIn, type OrderColumn } from '#contract/panel/order-columns.ts';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { may } from '#domain/staff/actor.ts';
import { dateOf, timeOf } from '#domain/time/zone.ts';
import type { Shop } from '#server/shop.ts';
import type { ExportedOrder } from '#shop/order/list/order-export.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { askedIn, queryOf } from './orders-asked.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** The list as it is filtered, or what is chosen of it, as a table for a spreadsheet. */
export function exportRoute(
  panel: PanelRoutes,
  shop: Pick<Shop, 'backOffice' | 'settings' | 'delivery'>,
): void {
  const { timeZone } = shop.settings.config;
  panel.sentFile({ path: '/bulk/export', needs: 'order.export' }, async (context) => {
    const { t, actor, now, sent } = context;
    const asked = askedIn(sent);
    const ticked = chosenIds((context.request.body ?? {}) as Record<string, unknown>);
    const parts = await shop.backOffice.exportOrders(actor, {
      // Nothing is ticked: the whole list is meant.
      ids: ticked && ticked.length > 0 ? ticked : undefined,
      query: queryOf(context, asked, timeZone),
      address: ordersAddress(asked).split('?')[1] ?? '',
    });
    const columns = columnsIn(asked.columns, may(actor, 'money.read'));
    const named = await shop.delivery.namesIn(context.language);
    const table = tableOf({ t, columns, seesClients: may(actor, 'client.read'), timeZone, named });
    return { name: `orders-${dateOf(now, timeZone)}.csv`, type: CSV_TYPE, text: textOf(table, parts) };
  });
}

type Column = { title: string; of: (order: ExportedOrder) => string | number };

async function* textOf(table: Column[], parts: AsyncIterable<ExportedOrder[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(table.map(({ title }) => title));
  for await (const orders of parts)
    yield orders.map((order) => csvLine(table.map(({ of }) => of(order)))).join('');
}

type Way = {
  t: PanelWords;
  columns: readonly OrderColumn[];
  seesClients: boolean;
  timeZone: string;
  /** A way of delivery as whoever takes the table away calls it. */
  named: (sold: string) => string;
};

function tableOf({ t, columns, seesClients, timeZone, named }: Way): Column[] {
  const written = (at: Date) => `${dateOf(at.getTime(), timeZone)} ${timeOf(at.getTime(), timeZone)}`;
  const made: Record<OrderColumn, Column[]> = {
    age: [{ title: t('export.placedAt'), of: ({ createdAt }) => written(createdAt) }],
    client: [
      { title: t('orders.client'), of: ({ name }) => name },
      ...(seesClients
        ? [
            { title: t('export.email'), of: ({ contact }: ExportedOrder) => contact?.email ?? '' },
            { title: t('export.phone'), of: ({ contact }: ExportedOrder) => contact?.phone ?? '' },
          ]
        : []),
    ],
    stage: [
      { title: t('orders.stage'), of: ({ stage }) => t(`stage.${stage}`) },
      { title: t('export.held'), of: ({ held }) => held ?? '' },
    ],
    money: [{ title: t('orders.money'), of: ({ money }) => (money ? t(`money.${money.moneyState}`) : '') }],
    parcels: [{ title: t('orders.parcels'), of: ({ parcels }) => parcels }],
    total: [
      { title: t('orders.total'), of: ({ money }) => csvAmount(money?.totalGross ?? 0) },
      { title: t('export.currency'), of: ({ currency }) => currency },
    ],
    method: [
      { title: t('orders.delivery'), of: ({ deliveryMethodName }) => named(deliveryMethodName) },
      { title: t('orders.payment'), of: ({ paymentMethod }) => t(`payment.${paymentMethod}`) },
    ],
  };
  const number: Column = { title: t('orders.number'), of: (order) => order.number };
  return [number, ...columns.flatMap((column) => made[column])];
}
