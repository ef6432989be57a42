import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import { networkOf } from '#domain/network.ts';
import type { SharedPages } from '#server/pages/shared-pages.ts';
import type { Named, Query } from '#server/request/query.ts';
import { product } from '#server/routes/product/product.ts';
import { namedList } from '#server/routes/product-list/named-list.ts';
import { search } from '#server/routes/search/search.ts';
import type { Shop } from '#server/shop.ts';
import { category } from './category.ts';
import { contact, info } from './information.ts';
import { main } from './main.ts';

/** Routes of all pages that show the catalogue. */
export function cataloguePages(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'database' | 'catalogue' | 'delivery' | 'ordering'>,
  pages: SharedPages,
): void {
  for (const language of LANGUAGES) {
    const routes = routesIn(language);
    const links = linksIn(language);
    pages.route(app, links.home, (context) => main(shop, context));
    pages.route(app, routes.product, (context, { params, query }) =>
      product(shop, context, params as Named, query as Query),
    );
    pages.route(app, routes.category, (context, { params, query }) =>
      category(shop, context, params as Named, query as Query),
    );
    for (const kind of ['producer', 'series'] as const)
      pages.route(app, routes[kind], (context, { params, query }) =>
        namedList(kind, shop, context, params as Named, query as Query),
      );
    pages.route(app, routes.info, (context, { params }) => info(shop, context, (params as Named).slug));
    pages.route(app, links.search, (context, { query, ip, log }) =>
      search(shop, context, query as Query, networkOf(ip), (error) => log.warn(error)),
    );
    pages.route(app, links.contact, (context) => contact(shop, context));
    for (const kind of ['product', 'category', 'producer', 'series'] as const)
      app.get(routes[kind].replace('/:slug', ''), withSlash);
    // '/en' is what people type for '/en/'.
    if (links.home !== '/') app.get(links.home.slice(0, -1), (_, reply) => reply.redirect(links.home, 301));
  }
}

/** An address with a number and no name: the page knows how it goes on. */
function withSlash({ url }: FastifyRequest, reply: FastifyReply) {
  const [path = '', query] = url.split(/\?(.*)/s);
  return reply.redirect(`${path}/${query ? `?${query}` : ''}`, 301);
}
