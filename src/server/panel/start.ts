import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Minor } from '#domain/price/money.ts';
import { shortPage } from '#pages/panel/short-page.tsx';
import { todayPage } from '#pages/panel/today-page.tsx';
import type { Shop } from '#server/shop.ts';
import { SHORT_VIEWS, type ShortPlace } from '#shop/panel/short-sizes.ts';
import type { PanelRoutes } from './panel-routes.ts';
import { samplesFor } from './sample-orders.ts';

/** Where the work begins: what the day asks of whoever is at work. */
export function startRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  panel.page({ path: '', needs: 'signed_in' }, async ({ t, actor, language, money }) => {
    const shown = ({ orders, worth }: { orders: number; worth: number }) => ({
      ...{ orders, worth: money(worth) },
    });
    const written = <Row extends { amount: Minor; currency: string }>(list: Listed<Row>) => ({
      count: list.count,
      rows: list.rows.map((row) => ({ ...row, amount: money(row.amount, row.currency) })),
    });
    const { sales, owed, failedRefunds, ...day } = await backOffice.today(actor, language);
    return todayPage({
      ...{ t, ...day },
      ...(owed && { owed: written(owed) }),
      ...(failedRefunds && { failedRefunds: written(failedRefunds) }),
      samples: await samplesFor(backOffice, actor),
      ...(sales && { sales: { today: shown(sales.today), lastWeek: shown(sales.lastWeek) } }),
    });
  });

  panel.page({ path: '/running-out', needs: 'stock.read' }, async ({ t, actor, language, asked }) => {
    const view = SHORT_VIEWS.find((one) => one === asked('view')) ?? 'few';
    const { sizes, next } = await backOffice.shortSizes(actor, language, {
      view,
      after: placeIn(asked('after')),
    });
    return shortPage({
      ...{ t, view, sizes },
      next: next && `${panelLinks.short(view)}&after=${next.quantity}_${next.sizeId}`,
    });
  });
}

type Listed<Row> = { count: number; rows: readonly Row[] };

/** '3_17': after size 17, of which 3 are left. */
function placeIn(text: string): ShortPlace | undefined {
  const [, quantity, sizeId] = /^(-?\d{1,6}(?:\.\d{1,4})?)_(\d{1,9})$/.exec(text) ?? [];
  return sizeId === undefined ? undefined : { quantity: Number(quantity), sizeId: Number(sizeId) };
}
