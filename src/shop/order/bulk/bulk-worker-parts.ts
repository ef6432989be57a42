import type { Database } from '#shop/db/database.ts';
import type { Desk } from '#shop/order/desk/desk.ts';

export type BulkWorkerParts = {
  database: Pick<Database, 'orm' | 'onChange'>;
  desk: Pick<Desk, 'hold' | 'release' | 'cancel' | 'send'>;
  clock: () => number;
  log: (line: string) => void;
};
