import { linksIn } from '#contract/links.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import { screensFor } from '#pages/panel/search/screens.ts';
import { searchPage } from '#pages/panel/search/search-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

const LONGEST = 200;

/** Whatever there is of what was typed: as a page of its own, and for the palette, which reads it. */
export function searchRoute(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  panel.page({ path: '/search', needs: 'signed_in' }, async ({ actor, language, asked, t }) => {
    const typed = asked('q').slice(0, LONGEST);
    const { orders, clients, guests, products } = await backOffice.find(actor, { typed, language });
    const orderAt = may(actor, 'order.read') ? panelLinks.order : panelLinks.packingOrder;
    const { product } = linksIn(language);
    return searchPage(t, {
      ...{ typed, screens: screensFor(actor, typed, t) },
      orders: orders.map((order) => ({ ...order, href: orderAt(order.number) })),
      clients: clients.map((client) => ({ ...client, href: panelLinks.client(client.id) })),
      guests: guests.map((guest) => ({ ...guest, href: panelLinks.guest(guest.email) })),
      products: products.map(({ id, slug, ...one }) => ({ ...one, href: product({ id, slug }) })),
    });
  });
}
