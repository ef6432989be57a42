import type { FormValues } from '#domain/form/form-rules.ts';

/** What is said of a product in its form, by the columns of an import; lists have an entry a line. */
export const PRODUCT_FIELDS = [
  ...(['name_pl', 'name_en', 'summary_pl', 'summary_en', 'description_pl', 'description_en'] as const),
  ...(['active', 'producer', 'series', 'categories', 'parameters', 'vat', 'unit'] as const),
  ...(['popularity', 'withdrawal_exception'] as const),
] as const;

/** What is said of each of its sizes. */
export const SIZE_FIELDS = [
  ...(['size_name_pl', 'size_name_en', 'price', 'regular_price', 'stock', 'availability'] as const),
  ...(['ean', 'code', 'shelf', 'weight_g', 'contents'] as const),
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];
export type SizeField = (typeof SIZE_FIELDS)[number];
export type EditedColumn = ProductField | SizeField;

/** A size that is not there yet. */
export const NEW_SIZE = 'new';
/** What the new size is called in orders and addresses. */
export const NEW_SIZE_TYPE = `type_${NEW_SIZE}`;

const LISTS: readonly string[] = ['categories', 'parameters'];

/** The name of a size's field: 'price_12' is what the size of that number costs. */
export const sizeFieldName = (column: SizeField, size: number | typeof NEW_SIZE): string =>
  `${column}_${size}`;

/** Which column a field writes into, and of which size: none for what is said of the whole product. */
export function columnOf(field: string): { column: EditedColumn; size: string } | undefined {
  const [, column = field, size = ''] = OF_SIZE.exec(field) ?? [];
  const columns: readonly string[] = size === '' ? PRODUCT_FIELDS : SIZE_FIELDS;
  return columns.includes(column) ? { column: column as EditedColumn, size } : undefined;
}

const OF_SIZE = /^(.+)_(\d+|new)$/;

export type EditedProduct = { key: string; sizes: readonly { id: number; type: string }[] };
/** A row as an import takes it; `size` is the field's name of it, by which a refusal finds its field. */
export type EditedRow = { size: string; cells: Record<string, string> };

/** The rows of what was changed: only cells that somebody touched, those of the product in the first one. */
export function rowsOf({ key, sizes }: EditedProduct, touched: FormValues): EditedRow[] {
  const said = Object.entries(touched).flatMap(([field, text]) => {
    const at = columnOf(field);
    return at ? [{ ...at, text: cellOf(at.column, text) }] : [];
  });
  const cellsOf = (size: string) =>
    Object.fromEntries(said.filter((each) => each.size === size).map(({ column, text }) => [column, text]));
  const ofProduct = cellsOf('');
  const newType = touched[NEW_SIZE_TYPE]?.trim();
  const known = sizes.map(({ id, type }) => ({ size: String(id), type }));
  const named = newType ? [...known, { size: NEW_SIZE, type: newType }] : known;
  return named
    .map(({ size, type }, index) => ({
      size,
      cells: { key, size: type, ...(index === 0 && ofProduct), ...cellsOf(size) },
    }))
    .filter(({ size, cells }) => size === NEW_SIZE || Object.keys(cells).length > 2);
}

function cellOf(column: string, text: string): string {
  if (!LISTS.includes(column)) return text.trim();
  return linesOf(text).join('|');
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean);

const MOST_IN_LOG = 200;

/** What was changed from what to what, by column and size: 'price:250g'. Long texts are cut short. */
export function changeOf(
  { sizes }: Pick<EditedProduct, 'sizes'>,
  was: FormValues,
  touched: FormValues,
): Record<string, [string | null, string]> {
  const typeOf = (size: string) =>
    size === NEW_SIZE ? touched[NEW_SIZE_TYPE] : sizes.find(({ id }) => String(id) === size)?.type;
  return Object.fromEntries(
    Object.entries(touched).flatMap(([field, text]) => {
      const at = columnOf(field);
      if (!at) return [];
      const name = at.size === '' ? at.column : `${at.column}:${typeOf(at.size) ?? at.size}`;
      return [[name, [was[field]?.slice(0, MOST_IN_LOG) ?? null, text.slice(0, MOST_IN_LOG)]]];
    }),
  );
}

/** A cell of an export as its field shows it. */
export function fieldOf(column: EditedColumn, cell: unknown, decimalSign: ',' | '.'): string {
  if (cell === undefined || cell === null) return '';
  if (column === 'price' || column === 'regular_price')
    return Number(cell).toFixed(2).replace('.', decimalSign);
  if (column === 'active') return cell ? 'yes' : 'no';
  if (Array.isArray(cell)) return cell.join('\n');
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign);
  return String(cell);
}

/** Names can be changed and not taken away. */
export const lostNames = (was: FormValues, sent: FormValues): string[] =>
  Object.keys(sent).filter((field) => {
    const column = columnOf(field)?.column;
    return (column === 'name_pl' || column === 'name_en') && !!was[field]?.trim() && !sent[field]?.trim();
  });
