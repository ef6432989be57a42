import { ERASE_GUEST } from '#pages/panel/clients/client-fields.ts';
import { guestPage } from '#pages/panel/clients/guest-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { afterErasing, dataFile, trailView } from './person-answers.ts';

/** Who has bought or written without an account, by the address. */
export function guestRoutes(panel: PanelRoutes, shop: Pick<Shop, 'backOffice'>): void {
  const desk = shop.backOffice.clientDesk;

  const show = async (context: PanelContext, email: string, state?: FormState) => {
    const found = await desk.findGuest(context.actor, email);
    const shown = { t: context.t, notice: context.notice(), state };
    return found && guestPage(shown, { ...found, trail: trailView(found.trail, context) });
  };
  panel.page({ path: '/clients/guest', needs: 'client.read' }, (context) =>
    show(context, context.asked('email').slice(0, 254)),
  );

  panel.button({ path: '/clients/guest/export', needs: 'client.export' }, async (context) => {
    const email = context.sent('guest');
    const isKnown = (await desk.findGuest(context.actor, email)) !== undefined;
    return isKnown ? dataFile(await desk.exportAll(context.actor, { email }), 'guest') : undefined;
  });

  panel.formTarget({
    ...{ path: '/clients/guest/erase', needs: 'client.erase', fields: () => ERASE_GUEST },
    page: (context, state) => show(context, context.sent('guest'), state),
    take: async ({ typed = '', guest = '' }, context) =>
      afterErasing(context, await desk.erase(context.actor, { email: guest }, typed)),
  });
}
