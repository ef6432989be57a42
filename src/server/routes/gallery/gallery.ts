import type { FastifyInstance } from 'fastify';
import { galleryPage } from '#pages/gallery/gallery-page.tsx';
import { layoutFor, renderPage } from '#server/pages/render.tsx';
import type { Shop } from '#server/shop.ts';
import type { Examples } from '#ui/examples.ts';

const found = import.meta.glob<{ default: Examples }>('#ui/**/*.examples.tsx', { eager: true });

/** `/_gallery`: only outside production. */
export function galleryRoute(app: FastifyInstance, shop: Pick<Shop, 'settings' | 'catalogue'>): void {
  app.get('/_gallery', async ({ context }, reply) => {
    const page = galleryPage(Object.values(found).map((module) => module.default));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderPage(page, await layoutFor(shop, context), false));
  });
}
