import { fillDemoShop } from '@witryna/demo/fill';
import { type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';

/** Fills the demo shop without its pictures: drawing them takes longer than most faults. */
export async function prepareShop(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  try {
    await migrate(database);
    await fillDemoShop(database, Date.now());
  } finally {
    await database.close();
  }
}
