import { readContents } from '#domain/price/contents.ts';
import type { Unit } from '#domain/product/product.ts';
import { WITHDRAWAL_EXCEPTIONS } from '#domain/withdrawal/withdrawal-exception.ts';
import type { Column } from '#shop/import/columns.ts';
import {
  type CellRule,
  type CheckedCell,
  decimalRule,
  patternRule,
  textRule,
  wholeRule,
  wordRule,
} from './cell-rules.ts';
import { sectionsOf } from './description.ts';
import { categoriesRule, parametersRule } from './lists.ts';

/** A cell of this column, trimmed, as it is kept. An empty one stays empty. */
export function checkCell(column: Column, text: string): CheckedCell {
  if (UNKEEPABLE.test(text)) return { problem: 'has a character that cannot be kept.' };
  if (text === '') return column === 'price' ? { problem: 'must not be empty.' } : { value: '' };
  return RULES[column](text);
}

// The database keeps no zero byte; the others are invisible, and no XML may hold them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNKEEPABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

const UNITS: readonly Unit[] = ['piece', 'kilogram', 'metre', 'pack', 'service', 'place'];
const MOST_MONEY = 999_999_999;
const name = textRule(300);
const summary = textRule(1000);
const price = decimalRule(2, 1, MOST_MONEY);
const stock: CellRule = (text) =>
  text.toLowerCase() === 'unlimited' ? { value: 'unlimited' } : decimalRule(3, 0, MOST_MONEY)(text);
const description: CellRule = (text) => {
  const checked = textRule(100_000)(text);
  return 'problem' in checked ? checked : { value: JSON.stringify(sectionsOf(text)) };
};

/** Kept as '250 g'. */
const contentsRule: CellRule = (text) => {
  const contents = readContents(text);
  return contents
    ? { value: `${contents.amount} ${contents.measure}` }
    : { problem: `must look like '250 g', '0,7 l', '6 x 330 ml' or '100 szt.', not '${text.slice(0, 40)}'.` };
};

/** With its distance from UTC: kept as the moment it is. */
const momentRule: CellRule = (text) => {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  return Number.isNaN(moment)
    ? { problem: `must look like '2026-12-12T10:00+01:00', not '${text.slice(0, 40)}'.` }
    : { value: new Date(moment).toISOString() };
};

const RULES: Record<Column, CellRule> = {
  key: textRule(100),
  size: textRule(60),
  name_pl: name,
  name_en: name,
  summary_pl: summary,
  summary_en: summary,
  description_pl: description,
  description_en: description,
  producer: textRule(200),
  series: textRule(200),
  categories: categoriesRule,
  parameters: parametersRule,
  pictures: textRule(5000),
  vat: (text) => decimalRule(2, 0, 10_000)(text.replace(/\s*%$/, '')),
  unit: wordRule(Object.fromEntries(UNITS.map((unit) => [unit, unit]))),
  active: wordRule({ yes: 'true', no: 'false', true: 'true', false: 'false', 1: 'true', 0: 'false' }),
  popularity: wholeRule(0, 1_000_000_000),
  withdrawal_exception: wordRule(Object.fromEntries(WITHDRAWAL_EXCEPTIONS.map((word) => [word, word]))),
  size_name_pl: textRule(100),
  size_name_en: textRule(100),
  ean: patternRule(/^\d{8,14}$/, 'must have 8 to 14 digits'),
  code: textRule(100),
  shelf: textRule(40),
  price,
  regular_price: price,
  stock,
  stock_if_new: stock,
  weight_g: wholeRule(0, 100_000_000),
  contents: contentsRule,
  size_parts: parametersRule,
  begins_at: momentRule,
  availability: wordRule({ available: 'enable', unavailable: 'disable', order: 'order' }),
};
