import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { isLanguage } from '#contract/language.ts';
import { SHOP_ICON, SHOP_ICON_PNG } from '#contract/links.ts';
import { bestEncoding, type Encoding } from '#server/pages/page-response.ts';
import type { Shop } from '#server/shop.ts';
import icon from '#ui/icon/icon.svg?raw';
import icons from '#ui/icon/icons.svg?raw';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

type CachedFile = { type: string; bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer } };

/** Files that never change under their name: the browser build, pictures, icons; and the banner's module. */
export async function staticFiles(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue'>,
): Promise<void> {
  const build = shop.settings.build.folder
    ? await readAll(join(shop.settings.build.folder, 'assets'))
    : new Map<string, CachedFile>();
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const cached = build.get(request.params.file);
    if (!cached) return reply.callNotFound();
    const wanted = bestEncoding(request.headers['accept-encoding']?.toString() ?? '');
    const encoding = cached.bodies[wanted] ? wanted : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', FOREVER)
      .header('vary', 'accept-encoding')
      .type(cached.type)
      .send(cached.bodies[encoding]);
  });

  app.get<{ Params: { file: string } }>('/gfx/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const type = TYPES[extname(file)];
    if (!type || !/^[\w-]+\.(avif|webp|jpg)$/.test(file)) return reply.callNotFound();
    const path = join(shop.settings.picturesFolder, file);
    const found = await sizeOf(path);
    if (found === undefined) {
      if (!shop.settings.sketches?.has(file)) return reply.callNotFound();
      reply.header('cache-control', 'no-store').type('image/svg+xml');
      // Who only asks whether it is there has nothing drawn.
      return reply.send(request.method === 'HEAD' ? undefined : shop.settings.sketches.sketch(file));
    }
    return reply
      .header('cache-control', FOREVER)
      .header('content-length', found)
      .type(type)
      .send(createReadStream(path));
  });

  app.get('/gfx/icons.svg', (_, reply) =>
    reply.header('cache-control', A_DAY).type('image/svg+xml').send(icons),
  );
  app.get(SHOP_ICON, (_, reply) => reply.header('cache-control', A_DAY).type('image/svg+xml').send(icon));
  let drawn: Promise<Buffer> | undefined;
  app.get(SHOP_ICON_PNG, async (_, reply) => {
    drawn ??= sharp(Buffer.from(icon), { density: 288 })
      .resize(96, 96)
      .png({ compressionLevel: 9 })
      .toBuffer();
    return reply
      .header('cache-control', A_DAY)
      .type('image/png')
      .send(await drawn);
  });
  app.get('/favicon.ico', (_, reply) => reply.redirect(SHOP_ICON, 301));

  app.get<{ Params: { language: string; of: string } }>(
    '/gfx/:language/menu_slider_:of(^(?:main|\\d+)$).js',
    async ({ params: { language, of } }, reply) => {
      if (!isLanguage(language)) return reply.callNotFound();
      const { slides, menuSlides } = shop.catalogue.products;
      const found = of === 'main' ? await slides(language) : await menuSlides(Number(of), language);
      if (of !== 'main' && found.length === 0) return reply.callNotFound();
      const written = JSON.stringify(found).replace(/[\u2028\u2029]/g, ' ');
      return reply
        .header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
        .type('text/javascript; charset=utf-8')
        .send(`export const slides = ${written};\n`);
    },
  );
}

const sizeOf = (path: string) =>
  stat(path).then(
    (file) => file.size,
    () => undefined,
  );

/** The built files in memory, text compressed once. */
async function readAll(folder: string): Promise<Map<string, CachedFile>> {
  const names = await readdir(folder);
  const entries = names
    .filter((name) => TYPES[extname(name)])
    .map(
      async (name): Promise<[string, CachedFile]> => [
        name,
        cacheFile(await readFile(join(folder, name)), extname(name)),
      ],
    );
  return new Map(await Promise.all(entries));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Kept as it is; its compressed forms follow, so that the shop need not wait for them to open. */
function cacheFile(identity: Buffer, extension: string): CachedFile {
  const cached: CachedFile = { type: TYPES[extension] ?? 'application/octet-stream', bodies: { identity } };
  if (extension !== '.woff2') void compress(cached);
  return cached;
}

async function compress({ bodies }: CachedFile): Promise<void> {
  bodies.gzip = await gzipped(bodies.identity, { level: 9 });
  bodies.br = await brotli(bodies.identity);
}
