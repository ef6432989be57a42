import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { returnsPage } from '#pages/panel/returns-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** What comes back: statements of withdrawal by their deadline, and parcels under way. */
export function returnRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { withdrawals, openReturns } = backOffice;

  panel.page({ path: '/returns', needs: 'return.read' }, async (context) => {
    const { t, actor, asked } = context;
    const words = { t, notice: context.notice() };
    if (asked('view') !== 'handled')
      return returnsPage({
        ...{
          ...words,
          view: 'open',
          unpaid: readId(asked('unpaid')) || undefined,
          withdrawals: await withdrawals.open(actor),
        },
        returns: await openReturns(actor),
      });
    const { rows, older } = await withdrawals.handled(actor, readId(asked('before')) || undefined);
    return returnsPage({
      ...{ ...words, view: 'handled', withdrawals: rows, returns: [] },
      older: older === undefined ? undefined : `${panelLinks.returns}?view=handled&before=${older}`,
    });
  });

  panel.button({ path: '/returns/withdrawals/:id', needs: 'return.open' }, async ({ actor, id, sent, t }) => {
    const isHandled = isYes(sent('handled'));
    const outcome = await withdrawals.setHandled(actor, id, isHandled, isYes(sent('even')));
    if (!outcome) return undefined;
    const { number, waitsForMoney } = outcome;
    if (waitsForMoney)
      return {
        goOn: `${panelLinks.returns}?unpaid=${id}`,
        notice: { kind: 'error', text: t('returns.notPaidBack', { number }) },
      };
    const text = t(isHandled ? 'returns.nowHandled' : 'returns.nowOpen', { number });
    return { goOn: panelLinks.returns, notice: { kind: 'success', text } };
  });
}
