import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { Shop } from '#server/shop.ts';
import { allNamedLists } from '#shop/catalogue/named-lists.ts';

const MOST_ADDRESSES = 50_000;
const AN_HOUR = 'public, max-age=3600';

/** robots.txt, and the sitemap in files of at most 50,000 products. */
export function searchEngineRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'database' | 'catalogue'>,
): void {
  const {
    settings: { origin },
  } = shop;
  app.get('/robots.txt', (_, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /ajax/',
          'Disallow: /graphql/',
          'Disallow: /*search.php',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_, reply) => {
    const files = Math.max(1, Math.ceil((await countProducts(shop)) / MOST_ADDRESSES));
    const names = ['pages', ...Array.from({ length: files }, (_unused, index) => `products-${index + 1}`)];
    const body = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`).join('');
    return reply
      .header('cache-control', AN_HOUR)
      .type(XML)
      .send(`${HEADER}<sitemapindex xmlns="${NAMESPACE}">${body}</sitemapindex>`);
  });

  app.get('/sitemap-pages.xml', async (_, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type(XML)
      .send(sitemap(await pageAddresses(shop))),
  );

  app.get<{ Params: { number: string } }>('/sitemap-products-:number.xml', async (request, reply) => {
    const number = Number(request.params.number);
    if (!Number.isInteger(number) || number < 1 || number > 1000) return reply.callNotFound();
    const addresses = await productAddresses(shop, (number - 1) * MOST_ADDRESSES);
    if (addresses.length === 0 && number > 1) return reply.callNotFound();
    return reply.header('cache-control', AN_HOUR).type(XML).send(sitemap(addresses));
  });
}

const XML = 'application/xml; charset=utf-8';
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const sitemap = (addresses: string[]) =>
  `${HEADER}<urlset xmlns="${NAMESPACE}">${addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join('')}</urlset>`;

async function pageAddresses({
  catalogue: { products },
  database,
  settings: { origin },
}: Pick<Shop, 'catalogue' | 'database' | 'settings'>): Promise<string[]> {
  const each = LANGUAGES.map(async (language) => {
    const links = linksIn(language);
    const [tree, infos, named] = await Promise.all([
      products.tree(language),
      products.infoPages(language),
      allNamedLists(database.orm, language),
    ]);
    const categories = tree.roots
      .flatMap((root) => tree.within(root.id))
      .flatMap((id) => tree.find(id) ?? []);
    return [
      links.home,
      links.contact,
      links.pickupPoints,
      ...categories.map((one) => links.category(one)),
      ...named.map((one) => links[one.kind](one)),
      ...[...infos.keys()].map((slug) => links.info(slug)),
    ];
  });
  return (await Promise.all(each)).flat().map((path) => origin + path);
}

async function productAddresses(
  { database, settings: { origin } }: Pick<Shop, 'database' | 'settings'>,
  offset: number,
): Promise<string[]> {
  const { rows } = await database.orm.execute<{ id: number; slug: string; language: Language }>(sql`
    SELECT t.product_id AS id, t.slug, t.language FROM product_text t JOIN product p ON p.id = t.product_id
    WHERE p.active AND t.language IN ('pl', 'en') ORDER BY t.product_id, t.language DESC
    LIMIT ${MOST_ADDRESSES} OFFSET ${offset}`);
  return rows.map((row) => origin + linksIn(row.language).product(row));
}

async function countProducts({ database }: Pick<Shop, 'database'>): Promise<number> {
  const { rows } = await database.orm.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM product_text t JOIN product p ON p.id = t.product_id WHERE p.active`);
  return rows[0]?.count ?? 0;
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
