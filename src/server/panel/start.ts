import { moneyIn } from '#domain/price/mask.ts';
import { todayPage } from '#pages/panel/today-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';
import { samplesFor } from './sample-orders.ts';

/** Where the work begins: what the day asks of whoever is at work. */
export function startRoutes(
  panel: PanelRoutes,
  { backOffice, settings: { config } }: Pick<Shop, 'backOffice' | 'settings'>,
): void {
  const currency = config.currencies[0]?.id ?? '';
  const shown = ({ orders, worth }: { orders: number; worth: number }) => ({
    ...{ orders, worth: moneyIn(config.currencies, worth, currency) },
  });
  panel.page({ path: '', needs: 'signed_in' }, async ({ t, actor, language }) => {
    const { sales, owed, ...day } = await backOffice.today(actor, language);
    return todayPage({
      ...{ t, ...day },
      ...(owed && {
        owed: {
          count: owed.count,
          rows: owed.rows.map((row) => ({
            ...{ ...row, amount: moneyIn(config.currencies, row.amount, row.currency) },
          })),
        },
      }),
      samples: await samplesFor(backOffice, actor),
      ...(sales && { sales: { today: shown(sales.today), lastWeek: shown(sales.lastWeek) } }),
    });
  });
}
