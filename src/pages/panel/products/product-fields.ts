import {
  type EditedColumn,
  NEW_SIZE,
  NEW_SIZE_TYPE,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
  sizeFieldName,
} from '#domain/product/edit/product-edit.ts';
import { WITHDRAWAL_EXCEPTIONS } from '#domain/withdrawal/withdrawal-exception.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

const UNITS = ['piece', 'kilogram', 'metre', 'pack', 'service'] as const;
const AVAILABILITIES = ['available', 'unavailable', 'order'] as const;

/** Where a field differs from a line of text. */
const LOOKS: Partial<Record<EditedColumn, Partial<PanelField>>> = {
  name_pl: { maxLength: 300, required: true },
  name_en: { maxLength: 300 },
  summary_pl: { maxLength: 1000, lines: 2 },
  summary_en: { maxLength: 1000, lines: 2 },
  description_pl: { maxLength: 50_000, lines: 10, hint: 'products.hint.description' },
  description_en: { maxLength: 50_000, lines: 10 },
  producer: { hint: 'products.hint.producer' },
  categories: { maxLength: 5000, lines: 3, hint: 'products.hint.categories' },
  parameters: { maxLength: 5000, lines: 6, hint: 'products.hint.parameters' },
  vat: { inputMode: 'decimal' },
  popularity: { inputMode: 'numeric', hint: 'products.hint.popularity' },
  price: { inputMode: 'decimal' },
  regular_price: { inputMode: 'decimal', hint: 'products.hint.regular_price' },
  stock: { hint: 'products.hint.stock' },
  ean: { inputMode: 'numeric' },
  weight_g: { inputMode: 'numeric' },
  contents: { hint: 'products.hint.contents' },
};

const choicesOf = (t: PanelWords): Partial<Record<EditedColumn, Choice[]>> => ({
  active: [
    { value: 'yes', label: t('products.yes') },
    { value: 'no', label: t('products.no') },
  ],
  unit: UNITS.map((value) => ({ value, label: t(`products.unit.${value}`) })),
  availability: AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) })),
  withdrawal_exception: [
    { value: '', label: t('products.returns.none') },
    ...WITHDRAWAL_EXCEPTIONS.map((value) => ({ value, label: t(`products.returns.${value}`) })),
  ],
});

/** What need not be filled in is not marked: it is nearly all of it. */
function fieldOf(t: PanelWords, name: string, column: EditedColumn, choices?: Choice[]): PanelField {
  const label = `products.field.${column}` as const;
  const field: PanelField = { ...{ name, type: 'text', label, said: t(label) }, ...LOOKS[column] };
  if (!choices) return { maxLength: 300, ...field };
  return { ...field, type: 'choice', choices, options: choices.map(({ value }) => value) };
}

/** All that can be written about a product and its sizes, and about one more size. */
export function productFields(t: PanelWords, sizes: readonly { id: number }[]): PanelField[] {
  const choices = choicesOf(t);
  const ofSize = (size: number | typeof NEW_SIZE) =>
    SIZE_FIELDS.map((column) => fieldOf(t, sizeFieldName(column, size), column, choices[column]));
  return [
    ...PRODUCT_FIELDS.map((column) => fieldOf(t, column, column, choices[column])),
    ...sizes.flatMap(({ id }) => ofSize(id)),
    {
      ...{ name: NEW_SIZE_TYPE, type: 'text', label: 'products.field.type', maxLength: 60 },
      hint: 'products.hint.type',
    },
    ...ofSize(NEW_SIZE),
    { name: 'was', type: 'text', label: 'products.title', isHidden: true },
  ];
}

/** What no product is without. */
export const newProductFields = (t: PanelWords): PanelField[] => {
  const choices = choicesOf(t);
  const key: PanelField = {
    ...{ name: 'key', type: 'text', label: 'products.field.key', hint: 'products.hint.key' },
    ...{ required: true, maxLength: 100 },
  };
  const price: PanelField = { ...fieldOf(t, 'price', 'price'), required: true };
  return [
    fieldOf(t, 'name_pl', 'name_pl'),
    fieldOf(t, 'name_en', 'name_en'),
    key,
    price,
    ...(['vat', 'unit', 'stock'] as const).map((column) => fieldOf(t, column, column, choices[column])),
    {
      ...fieldOf(t, 'size', 'code'),
      label: 'products.field.type',
      hint: 'products.hint.type',
      maxLength: 60,
    },
  ];
};
