import type { shopOrder } from '#shop/db/schema/index.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
