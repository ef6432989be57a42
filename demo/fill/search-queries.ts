import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import { searchQuery } from 'witryna/shop/db/schema/index.ts';
import type { DemoSearchQuery } from '#demo/catalogue/types.ts';

export async function fillSearchQueries(tx: OrmOrTransaction, queries: DemoSearchQuery[]): Promise<void> {
  await tx.insert(searchQuery).values(queries.map((one) => ({ ...one, count: one.visitors })));
}
