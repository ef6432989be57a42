import type { Database } from 'witryna/shop/db/database.ts';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import { fillShop } from './fill.ts';

export const fillDemoShop = (database: Database, now: number) => fillShop(database, demoCatalogue, now);
