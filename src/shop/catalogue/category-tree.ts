import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { CategoryLink } from '#domain/product/product.ts';
import type { Orm } from '#shop/db/database.ts';
import { category, categoryText, menuSlide } from '#shop/db/schema/index.ts';

export type CategoryNode = CategoryLink & {
  description: string;
  key: string;
  /** Whether the menu shows slides beside it; only at the top of the tree. */
  hasSlides: boolean;
  parent: number | null;
  children: CategoryNode[];
};

/** The whole tree of categories in one language, with the ways to find one's place in it. */
export type CategoryTree = {
  roots: CategoryNode[];
  find(id: number): CategoryNode | undefined;
  /** From the top of the tree down to the category itself. */
  trail(id: number): CategoryNode[];
  /** The category and all below it. */
  within(id: number): number[];
};

export async function loadCategoryTree(orm: Orm, language: Language): Promise<CategoryTree> {
  const rows = await orm
    .select({
      id: category.id,
      key: category.key,
      parent: category.parentId,
      name: categoryText.name,
      slug: categoryText.slug,
      description: categoryText.description,
      hasSlides: sql<boolean>`${isNull(category.parentId)} AND ${exists(slidesOf(orm, language))}`,
    })
    .from(category)
    .innerJoin(
      categoryText,
      and(eq(categoryText.categoryId, category.id), eq(categoryText.language, language)),
    )
    .orderBy(asc(category.position), asc(category.id));
  return treeOf(rows.map((row) => ({ ...row, children: [] })));
}

const slidesOf = (orm: Orm, language: Language) =>
  orm
    .select({ id: menuSlide.id })
    .from(menuSlide)
    .where(
      and(
        eq(menuSlide.categoryId, category.id),
        eq(menuSlide.language, language),
        eq(menuSlide.active, true),
      ),
    );

function treeOf(nodes: CategoryNode[]): CategoryTree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) if (node.parent !== null) byId.get(node.parent)?.children.push(node);
  const trail = (id: number): CategoryNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    return node.parent === null ? [node] : [...trail(node.parent), node];
  };
  const within = (node: CategoryNode): number[] => [node.id, ...node.children.flatMap(within)];
  return {
    roots: nodes.filter((node) => node.parent === null),
    find: (id) => byId.get(id),
    trail,
    within(id) {
      const node = byId.get(id);
      return node ? within(node) : [];
    },
  };
}
