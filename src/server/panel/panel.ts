import type { FastifyInstance } from 'fastify';
import { draftedPage } from '#contract/panel/drafted-forms.ts';
import { STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { PANEL_PATH } from '#contract/panel/panel-links.ts';
import type { Shop } from '#server/shop.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { accountRoutes } from './account.ts';
import { apiTryRoutes } from './admin-api/api-try.ts';
import { tokenRoutes } from './admin-api/tokens.ts';
import { auditRoutes } from './audit.ts';
import { bankStatementRoutes } from './bank-statements.ts';
import { clientRoutes } from './clients/clients.ts';
import { complaintRoutes } from './complaints.ts';
import { draftRoutes } from './drafts.ts';
import { entranceRoutes } from './entrance.ts';
import { linkRoutes } from './entrance-links.ts';
import { failedEmailRoutes } from './failed-emails.ts';
import { hereRoute } from './here.ts';
import { invoiceRoutes } from './invoices/invoices.ts';
import { liveRoute } from './live.ts';
import { messageRoutes } from './messages.ts';
import { entranceFor } from './needs.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoute } from './order/order.ts';
import { orderRoutes } from './orders.ts';
import { bulkRoutes } from './orders-bulk.ts';
import { exportRoute } from './orders-export.ts';
import { viewRoutes } from './orders-views.ts';
import { packingRoutes } from './packing/packing.ts';
import { PanelContext } from './panel-context.ts';
import { panelCookie } from './panel-cookies.ts';
import { PANEL_POLICY } from './panel-policy.ts';
import { panelRoutes } from './panel-routes.ts';
import { passkeyRoutes } from './passkeys.ts';
import { productRoutes } from './products/products.ts';
import { sendError, sendRefused } from './refusals.ts';
import { returnRoutes } from './returns.ts';
import { sampleOrderRoutes } from './sample-orders.ts';
import { searchRoute } from './search.ts';
import { settingsRoutes } from './settings.ts';
import { staffRoutes } from './staff.ts';
import { startRoutes } from './start.ts';
import { waitingRoutes } from './waiting.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

/** The back office: its own pages, rights and errors, apart from what shoppers see. */
export async function panel(app: FastifyInstance, shop: Shop): Promise<void> {
  app.decorateRequest('panel');
  let known: FastifyInstance['panelRoutes'] = [];
  await app.register(
    async (scope) => {
      openPanelContexts(scope, shop);
      demandNeeds(scope);
      answerErrors(scope, shop);
      const routes = panelRoutes(scope, shop);
      entranceRoutes(routes, shop);
      linkRoutes(routes, shop);
      passkeyRoutes(routes, shop);
      startRoutes(routes, shop);
      searchRoute(routes, shop);
      draftRoutes(routes, shop);
      hereRoute(routes, shop);
      orderRoutes(routes, shop);
      sampleOrderRoutes(routes, shop);
      bulkRoutes(routes, shop);
      exportRoute(routes, shop);
      viewRoutes(routes, shop);
      liveRoute(scope, routes, shop);
      accountRoutes(routes, shop);
      packingRoutes(routes, shop);
      messageRoutes(routes, shop);
      complaintRoutes(routes, shop);
      orderRoute(routes, shop);
      invoiceRoutes(routes, shop);
      returnRoutes(routes, shop);
      productRoutes(routes, shop);
      waitingRoutes(routes, shop);
      newsletterRoutes(routes, shop);
      failedEmailRoutes(routes, shop);
      clientRoutes(routes, shop);
      settingsRoutes(routes, shop);
      webhookRoutes(routes, shop);
      tokenRoutes(routes, shop);
      apiTryRoutes(routes);
      bankStatementRoutes(routes, shop);
      staffRoutes(routes, shop);
      auditRoutes(routes, shop);
      known = routes.routes;
    },
    { prefix: PANEL_PATH },
  );
  app.decorate('panelRoutes', known);
}

/** Nothing of the back office is kept anywhere, shown inside another page, or found by search engines. */
function openPanelContexts(scope: FastifyInstance, { settings, backOffice }: Shop): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    // In development styles and scripts come from elsewhere.
    if (settings.build.styleHash) reply.header('content-security-policy', PANEL_POLICY);
    request.panel = new PanelContext({ settings, request, reply, presence: undefined });
    const presence = await backOffice.staff.presence(panelCookie(request, STAFF_COOKIE), request.ip);
    request.panel = new PanelContext({ settings, request, reply, presence });
    const page = request.method === 'GET' ? draftedPage(request.url.split('?', 1)[0] ?? '') : undefined;
    if (page && presence) request.panel.drafts = await backOffice.drafts.list(presence.actor, page);
  });
}

/** A route that says not who may come is a mistake in the code. */
function demandNeeds(scope: FastifyInstance): void {
  scope.addHook('onRoute', ({ url, config, method }) => {
    if (method !== 'HEAD' && !(config && 'needs' in config && config.needs))
      throw new Error(`${url} of the back office does not say who may come there`);
  });
}

function answerErrors(scope: FastifyInstance, shop: Shop): void {
  scope.setNotFoundHandler(async ({ panel: context, url }, reply) => {
    if (context.presence) await sendError(shop, context, 404);
    else reply.redirect(entranceFor(url), 303);
    return reply;
  });
  scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (isDatabaseUnavailable(error)) throw error;
    const status = error.statusCode ?? 500;
    if (error instanceof NotAllowed) await sendRefused(shop, request.panel, error.right);
    else {
      if (status >= 500) request.log.error(error);
      await sendError(shop, request.panel, status);
    }
    return reply;
  });
}
