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
export function cataloguePages(app: FastifyInstance, shop: Shop, pages: SharedPages): void {
  for (const language of LANGUAGES) {
    const routes = routesIn(language);
    const links = linksIn(language);
    pages.route(app, links.home, (_, visit) => main(shop, visit));
    pages.route(app, routes.product, ({ params, query }, visit) =>
      product(shop, visit, params as Named, query as Query),
    );
    pages.route(app, routes.category, ({ params, query }, visit) =>
      category(shop, visit, params as Named, query as Query),
    );
    for (const kind of ['producer', 'series'] as const)
      pages.route(app, routes[kind], ({ params, query }, visit) =>
        namedList(kind, shop, visit, params as Named, query as Query),
      );
    pages.route(app, routes.info, ({ params }, visit) => info(shop, visit, (params as Named).slug));
    pages.route(app, links.search, ({ query, ip, log }, visit) =>
      search(shop, visit, query as Query, networkOf(ip), (error) => log.warn(error)),
    );
    pages.route(app, links.contact, (_, visit) => contact(shop, visit));
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
