import { BulkRows } from 'witryna/shop/db/bulk-rows.ts';

/** The tables that a batch writes, in an order in which every row finds what it refers to. */
export const batchTables = () => ({
  product: new BulkRows('product', {
    id: 'integer',
    key: 'text',
    producer_id: 'integer',
    unit: 'text',
    vat_basis_points: 'integer',
    perishable: 'boolean',
    points_earned: 'integer',
    popularity: 'integer',
    first_offered_at: 'timestamptz',
  }),
  productText: new BulkRows('product_text', {
    product_id: 'integer',
    language: 'text',
    name: 'text',
    slug: 'text',
    summary: 'text',
    description: 'jsonb',
  }),
  productCategory: new BulkRows('product_category', {
    product_id: 'integer',
    category_id: 'integer',
    position: 'integer',
    main: 'boolean',
  }),
  productPicture: new BulkRows('product_picture', {
    product_id: 'integer',
    position: 'integer',
    name: 'text',
    view: 'text',
  }),
  productParameter: new BulkRows('product_parameter', {
    product_id: 'integer',
    parameter_value_id: 'integer',
    position: 'integer',
  }),
  size: new BulkRows('size', {
    id: 'integer',
    product_id: 'integer',
    type: 'text',
    position: 'integer',
    weight_grams: 'integer',
    availability: 'text',
  }),
  sizeText: new BulkRows('size_text', { size_id: 'integer', language: 'text', name: 'text' }),
  stock: new BulkRows('stock', { size_id: 'integer', warehouse_id: 'integer', quantity: 'numeric' }),
  priceStep: new BulkRows('price_step', {
    size_id: 'integer',
    currency: 'text',
    starts_at: 'timestamptz',
    gross: 'integer',
    regular: 'integer',
  }),
});
