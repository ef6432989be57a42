import { SLIDE_WIDTHS } from 'witryna/contract/slider/slides.ts';
import { slugOf } from 'witryna/domain/page/slug.ts';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import { slides } from '#demo/catalogue/slides.ts';
import type { DemoCategory, DemoProduct, DemoSize } from '#demo/catalogue/types.ts';
import { drawCategory, drawProduct, drawScene } from './draw.ts';
import type { PictureJob } from './render.ts';
import { type Shape, type View, views } from './spec.ts';

const PRODUCT_WIDTHS = [320, 640, 1000];
const TILE_WIDTHS = [320, 640];
/** Part of each name: files are kept for ever by browsers, so a new drawing needs a new name. */
const EDITION = 1;

/** One of a product's pictures; `size` where it shows that size and not the others. */
export type ProductPicture = { name: string; view: View; size?: DemoSize };

/** The pictures of a product, in the order its page shows them: sizes that look different follow its front view. */
export function productPictures({
  key,
  sizes = [],
}: Pick<DemoProduct, 'key'> & Partial<Pick<DemoProduct, 'sizes'>>): ProductPicture[] {
  const picture = (what: string, view: View, size?: DemoSize): ProductPicture => ({
    name: `${key}-${what}-${EDITION}`,
    view,
    ...(size && { size }),
  });
  const different = sizes.filter((size) => size.picture);
  // Among sizes that look different, the one without a picture of its own is what the product's pictures show.
  const usual = different.length > 0 ? sizes.find((size) => !size.picture) : undefined;
  return [
    picture('front', 'front', usual),
    ...different.map((size) => picture(slugOf(size.type), 'front', size)),
    ...views.filter((view) => view !== 'front').map((view) => picture(view, view)),
  ];
}

/** Every picture of the demo shop; what is seen first is drawn first. */
export function demoPictures(): PictureJob[] {
  const { categories, products } = demoCatalogue;
  const hues = new Map(categories.map(({ key, hue }) => [key, hue]));
  const hueOf = (product: DemoProduct) => hues.get(product.categories[0] ?? '') ?? 30;
  const productJobs = products.flatMap((product) =>
    productPictures(product).map(({ name, view, size }) => ({
      name,
      isCover: view === 'front' && !size?.picture,
      widths: PRODUCT_WIDTHS,
      svg: () =>
        drawProduct(
          { ...product.picture, ...size?.picture },
          { seed: product.key, view, hue: hueOf(product) },
        ),
    })),
  );
  const tops = categories.filter(({ parent }) => parent === undefined);
  return [
    ...slides.map(({ picture, scene }) => ({
      name: picture,
      widths: [...SLIDE_WIDTHS],
      svg: () => drawScene(scene, { seed: scene, hue: 150 }),
    })),
    ...tops.map((category) => ({
      name: `category-${category.key}`,
      widths: TILE_WIDTHS,
      svg: () => drawCategory(shapesOf(category, categories, products), category.hue, category.key),
    })),
    ...productJobs.filter(({ isCover }) => isCover),
    ...productJobs.filter(({ isCover }) => !isCover),
  ];
}

/** The shapes most bought in a category, for its tile. */
function shapesOf(category: DemoCategory, categories: DemoCategory[], products: DemoProduct[]): Shape[] {
  const within = new Set([category.key]);
  for (const one of categories) if (one.parent && within.has(one.parent)) within.add(one.key);
  const popular = products
    .filter((product) => within.has(product.categories[0] ?? ''))
    .sort((a, b) => b.popularity - a.popularity);
  return [...new Set(popular.map(({ picture }) => picture.shape))].slice(0, 3);
}
