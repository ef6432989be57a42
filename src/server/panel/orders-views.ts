import { isYes } from '#contract/form/yes.ts';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { viewsPage } from '#pages/panel/orders-views-page.tsx';
import type { PanelNotice } from '#pages/panel/panel-page.ts';
import type { Shop } from '#server/shop.ts';
import { mayShareViews, type ViewOutcome } from '#shop/order/list/order-views.ts';
import { askedIn } from './orders-asked.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';

const NEEDS = 'order.read';

/** Views of the list that somebody has saved: named, shared, renamed and deleted. */
export function viewRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { orderViews } = backOffice;

  panel.page({ path: '/order-views', needs: NEEDS }, async (context) => {
    const { t, actor } = context;
    const views = (await orderViews.list(actor)).filter(({ isOwn }) => isOwn);
    return viewsPage({ t, views, mayShare: mayShareViews(actor), notice: context.notice() });
  });

  panel.button({ path: '/order-views', needs: NEEDS }, async (context) => {
    const address = ordersAddress(askedIn(context.sent));
    const query = address.split('?')[1] ?? '';
    const came = await orderViews.save(context.actor, { name: context.sent('name'), address: query });
    return { goOn: address, notice: noticeOf(context, came) };
  });

  panel.button({ path: '/order-views/:id', needs: NEEDS }, async (context) => {
    const { actor, id, sent } = context;
    const came = await orderViews.change(actor, id, { name: sent('name'), isShared: isYes(sent('shared')) });
    return came && { goOn: panelLinks.orderViews, notice: noticeOf(context, came) };
  });

  panel.button({ path: '/order-views/:id/delete', needs: NEEDS }, async ({ actor, id, t }) => {
    const notice = { kind: 'success', text: t('views.deleted') } as const;
    return (await orderViews.remove(actor, id)) ? { goOn: panelLinks.orderViews, notice } : undefined;
  });
}

const noticeOf = ({ t }: PanelContext, came: ViewOutcome): PanelNotice =>
  came === 'saved'
    ? { kind: 'success', text: t('panel.saved') }
    : { kind: 'error', text: t(came === 'too_many' ? 'views.tooMany' : 'views.badName') };
