import { slugOf } from 'witryna/domain/page/slug.ts';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import {
  category,
  categoryText,
  producer,
  producerText,
  series,
  seriesText,
} from 'witryna/shop/db/schema/index.ts';
import type { DemoCategory, DemoProducer, DemoSeries } from '#demo/catalogue/types.ts';

/** The numbers the database gave, by key. */
export type Ids = {
  categories: Map<string, number>;
  producers: Map<string, number>;
  series: Map<string, number>;
};
type Tree = { categories: DemoCategory[]; producers: DemoProducer[]; series: DemoSeries[] };

export const LANGUAGES = ['pl', 'en'] as const;

/** Categories, producers and series. */
export async function fillTree(tx: OrmOrTransaction, tree: Tree): Promise<Ids> {
  const categories = await fillCategories(tx, tree.categories);
  const producers = await fillProducers(tx, tree.producers);
  return { categories, producers, series: await fillSeries(tx, tree.series, producers) };
}

async function fillCategories(
  tx: OrmOrTransaction,
  categories: DemoCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const taken = new Set<string>();
  for (const [position, one] of categories.entries()) {
    const parentId = one.parent === undefined ? null : known(ids, one.parent);
    const [row] = await tx
      .insert(category)
      .values({ key: one.key, parentId, position, hue: one.hue })
      .returning();
    const id = row?.id ?? 0;
    ids.set(one.key, id);
    await tx.insert(categoryText).values(
      LANGUAGES.map((language) => ({
        categoryId: id,
        language,
        name: one.name[language],
        slug: free(`${slugOf(one.name[language])}`, language, taken),
        description: one.description[language],
      })),
    );
  }
  return ids;
}

async function fillProducers(tx: OrmOrTransaction, producers: DemoProducer[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(producer)
    .values(producers.map(({ key, country }, position) => ({ key, country, position })))
    .returning();
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  await tx.insert(producerText).values(
    producers.flatMap(({ key, name, description }) =>
      LANGUAGES.map((language) => ({
        producerId: known(ids, key),
        language,
        name,
        slug: slugOf(name),
        description: description[language],
      })),
    ),
  );
  return ids;
}

async function fillSeries(
  tx: OrmOrTransaction,
  all: DemoSeries[],
  producers: Map<string, number>,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(series)
    .values(
      all.map((one, position) => ({ key: one.key, producerId: known(producers, one.producer), position })),
    )
    .returning();
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  await tx.insert(seriesText).values(
    all.flatMap((one) =>
      LANGUAGES.map((language) => ({
        seriesId: known(ids, one.key),
        language,
        name: one.name[language],
        slug: slugOf(one.name[language]),
        description: one.description[language],
      })),
    ),
  );
  return ids;
}

/** The number behind a key that must be there. */
export function known(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo catalogue names '${key}', which it does not have`);
  return id;
}

/** A slug no other category of the language has. */
function free(slug: string, language: string, taken: Set<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(`${language} ${candidate}`); number++) candidate = `${slug}-${number}`;
  taken.add(`${language} ${candidate}`);
  return candidate;
}
