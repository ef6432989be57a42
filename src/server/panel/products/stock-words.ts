import type { FormValues } from '#domain/form/form-rules.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

/** An import's word for a stock without end. */
const UNLIMITED = 'unlimited';

const isStock = (field: string) => field === 'stock' || field.startsWith('stock_');

function withStock(values: FormValues, from: string, to: string): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, text]) => [
      field,
      isStock(field) && text.trim().toLowerCase() === from.toLowerCase() ? to : text,
    ]),
  );
}

/** A stock without end in the words of whoever reads it, and back. */
export const stockOut = (t: PanelWords, values: FormValues) =>
  withStock(values, UNLIMITED, t('products.unlimited'));
export const stockIn = (t: PanelWords, values: FormValues) =>
  withStock(values, t('products.unlimited'), UNLIMITED);
