import type { Language } from '#contract/language.ts';
import { contentsOfGoogle } from '#domain/price/google-measure.ts';

const SIZES = ['size', 'color', 'material', 'pattern'] as const;
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592, oz: 28.3495 };

/**
 * An item of a Google Merchant feed as a row of ours. Items of one group are sizes of one product. The feed knows no
 * quantities: what it has in stock is unlimited where the size is new, and left as it is where the shop knows better.
 */
export function rowOfItem(fields: readonly [string, string][], language: Language): Map<string, string> {
  const given = new Map<string, string[]>();
  for (const [field, value] of fields) if (value) given.set(field, [...(given.get(field) ?? []), value]);
  const all = (name: string) => given.get(name) ?? [];
  const first = (name: string) => all(name)[0];
  const row = new Map<string, string>();
  const set = (column: string, value: string | undefined) => value !== undefined && row.set(column, value);

  const id = first('id') ?? '';
  const group = first('item_group_id');
  set('key', group ?? id);
  if (group) set('size', id.startsWith(`${group}_`) ? id.slice(group.length + 1) : id);
  set(`size_name_${language}`, SIZES.flatMap((name) => first(name) ?? []).join(', ') || undefined);
  set(`name_${language}`, first('title'));
  set(`description_${language}`, first('description'));
  set('producer', first('brand'));
  set('categories', all('product_type').join('|') || undefined);
  set('ean', first('gtin'));
  set('code', first('mpn'));
  set('weight_g', gramsOf(first('shipping_weight')));
  set('contents', contentsOf(first('unit_pricing_measure')));
  set('pictures', [...all('image_link'), ...all('additional_image_link')].join('|') || undefined);
  if (/^in[ _]stock$/i.test(first('availability') ?? '')) set('stock_if_new', 'unlimited');
  setPrices(row, first('price'), first('sale_price'));
  return row;
}

function setPrices(row: Map<string, string>, price: string | undefined, sale: string | undefined): void {
  const [regular, now] = [amountOf(price ?? ''), amountOf(sale ?? price ?? '')];
  row.set('price', now.amount);
  row.set('regular_price', sale ? regular.amount : '');
  if (now.currency) row.set('currency', now.currency);
}

/** '39.00 PLN', 'PLN 39.00' */
function amountOf(text: string): { amount: string; currency?: string } {
  const [, before, amount, after] = /^([A-Z]{3})?\s*([\d.,\s]+?)\s*([A-Z]{3})?$/.exec(text) ?? [];
  const currency = before ?? after;
  return { amount: amount ?? text, ...(currency && { currency }) };
}

function gramsOf(text: string | undefined): string | undefined {
  const [, amount = '', unit = ''] = /^([\d.]+)\s*(\w+)$/.exec(text ?? '') ?? [];
  const grams = GRAMS[unit.toLowerCase()];
  return grams === undefined ? undefined : String(Math.round(Number(amount) * grams));
}

function contentsOf(text: string | undefined): string | undefined {
  const contents = text === undefined ? undefined : contentsOfGoogle(text);
  return contents && `${contents.amount} ${contents.measure}`;
}
