import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureFile } from '#contract/links.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import type { CategoryTree } from '#shop/catalogue/category-tree.ts';

const SHOWN_WIDTH = 640;

/** The categories at the top of the tree: with pictures of their own, or else of what sells best in them. */
export async function categoryTiles(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  { language, pricing }: SharedContext,
  tree: CategoryTree,
) {
  return Promise.all(
    tree.roots.map(async (root) => {
      const own = `category-${root.key}`;
      if (await hasPicture(shop, own)) return { ...root, picture: own };
      const within = { categories: tree.within(root.id) };
      const [best] = await shop.catalogue.products.shelf(within, 'popular', 1, language, pricing);
      return { ...root, picture: best?.pictures[0]?.name };
    }),
  );
}

async function hasPicture(
  { settings: { picturesFolder, sketches } }: Pick<Shop, 'settings'>,
  name: string,
): Promise<boolean> {
  const file = basename(pictureFile(name, SHOWN_WIDTH, 'jpg'));
  if (sketches?.has(file)) return true;
  return access(join(picturesFolder, file)).then(
    () => true,
    () => false,
  );
}
