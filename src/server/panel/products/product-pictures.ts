import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import { PICTURES_WERE, pictureAt, pictureDrop } from '#pages/panel/products/product-pictures.tsx';
import { filesOf } from '#server/form/sent-files.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';

const SAID = {
  none: 'products.picturesNone',
  changed: 'products.picturesChanged',
  busy: 'products.busy',
  taken: 'products.busy',
} as const satisfies Record<string, PanelKey>;

/** The pictures of a product: their order, which go, and which come. */
export function pictureRoutes(panel: PanelRoutes, desk: Shop['backOffice']['products']): void {
  panel.button({ path: '/products/:id/pictures', needs: 'product.edit' }, async (context) => {
    const { actor, id, request, sent, t } = context;
    const was = sent(PICTURES_WERE).split(' ').filter(Boolean);
    const names = was
      .map((name, index) => ({ name, at: Number(sent(pictureAt(index))) || index + 1 }))
      .filter((_, index) => !isYes(sent(pictureDrop(index))))
      .sort((one, other) => one.at - other.at)
      .map(({ name }) => name);
    const files = filesOf(request);
    const back = (kind: 'success' | 'error', said: PanelKey) => ({
      goOn: panelLinks.product(id),
      notice: { kind, text: t(said) },
    });
    if (files.some(({ bytes }) => bytes.length > SHOPPER_FILE_LIMITS.maxBytes))
      return back('error', 'products.wrong.pictures');
    const outcome = await desk.savePictures(actor, { id, was, names, files });
    if (outcome.ok) return back('success', 'products.picturesSaved');
    if ('wrong' in outcome) return back('error', 'products.wrong.pictures');
    return outcome.problem === 'missing' ? undefined : back('error', SAID[outcome.problem]);
  });
}
