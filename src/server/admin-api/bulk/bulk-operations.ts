import type { BulkKind } from '#domain/admin-api/bulk.ts';
import type { Operation } from '#server/admin-api/operations.ts';

const ABOUT =
  'An object a line (JSONL), in the order of an import; the page that tries the API only tries it out.';

/** What many lines bring in at once, with lines that can be tried. */
export const BULK_OPERATIONS: readonly (Operation & { kind: BulkKind })[] = [
  {
    ...{ name: 'bulk/products', kind: 'products' },
    text: `Adds and changes products. ${ABOUT}`,
    example: '{"key": "kawa-probna", "name": "Kawa próbna", "price": "39.90", "stock": 10}',
  },
  {
    ...{ name: 'bulk/stock', kind: 'stock' },
    text: `Sets what is in stock. ${ABOUT}`,
    example: '{"key": "brazylia-cerrado", "size": "250g", "stock": 25}\n{"key": "nie-ma", "stock": 1}',
  },
  {
    ...{ name: 'bulk/prices', kind: 'prices' },
    text: `Sets prices. ${ABOUT}`,
    example: '{"key": "brazylia-cerrado", "size": "250g", "price": "41.00"}',
  },
];
