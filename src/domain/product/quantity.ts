/** What limits the quantity of one size (spec §5 Product quantity). */
export type QuantityRules = {
  /** Sold in multiples of this, written with this many decimals. */
  step: number;
  precision: number;
  min: number;
  /** Infinity where nothing limits it. */
  max: number;
};

export type FittedQuantity = {
  quantity: number;
  /** What the shopper must be told, with the limit that applied. */
  limit?: { kind: 'below_minimum' | 'above_maximum'; value: number };
};

/** The quantity the field should hold once the shopper has typed. */
export function fitQuantity(typed: string, rules: QuantityRules): FittedQuantity {
  const wanted = readQuantity(typed);
  if (!(wanted >= rules.min)) return limited('below_minimum', smallest(rules), rules);
  if (wanted > most(rules)) return limited('above_maximum', largest(rules), rules);
  const quantity = toStep(Math.ceil, wanted, rules);
  return quantity > most(rules) ? limited('above_maximum', largest(rules), rules) : { quantity };
}

/** One step up or down from the quantity, never past a limit. */
export function stepQuantity(quantity: number, direction: 1 | -1, rules: QuantityRules): number {
  const next = toStep(direction > 0 ? Math.floor : Math.ceil, quantity, rules) + direction * rules.step;
  return Math.max(smallest(rules), Math.min(largest(rules), toStep(Math.round, next, rules)));
}

const FEW_CHOICES = 10;

/** All quantities that can be ordered, where an order is limited to a few of them; undefined where one types. */
export function quantityChoices(rules: QuantityRules, mostPerOrder: number): number[] | undefined {
  if (mostPerOrder === Number.POSITIVE_INFINITY) return undefined;
  // However little is left, one chooses: what is sold out has a list too.
  const inStock = { ...rules, max: mostPerOrder };
  const first = smallest(inStock);
  const count = Math.round((largest(inStock) - first) / rules.step) + 1;
  if (count < 2 || count > FEW_CHOICES) return undefined;
  const choices = Array.from({ length: count }, (_, index) =>
    toStep(Math.round, first + index * rules.step, rules),
  ).filter((quantity) => quantity <= most(rules));
  return choices.length > 0 ? choices : [smallest(rules)];
}

/** '0,50' in Polish, '0.50' in English, of what is sold with two decimals: never fewer, and more only where needed. */
export function formatQuantity(quantity: number, language: string, precision = 0): string {
  const written = quantity.toFixed(Math.max(precision, decimalsOf(quantity)));
  return language === 'pl' ? written.replace('.', ',') : written;
}

/** The number a typed text stands for, a comma or a point before the decimals; NaN where it is none. */
export function readQuantity(typed: string): number {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  return /^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Why a quantity within the limits cannot be had as it was typed; undefined where it can. */
export function betweenSteps(typed: string, rules: QuantityRules): 'whole_only' | 'no_multiple' | undefined {
  const wanted = readQuantity(typed);
  if (wanted === toStep(Math.ceil, wanted, rules)) return undefined;
  const isWhole = rules.precision === 0 && Number.isInteger(rules.step);
  return isWhole && !Number.isInteger(wanted) ? 'whole_only' : 'no_multiple';
}

/** Whether any multiple lies within the limits. */
export const canOrder = (rules: QuantityRules) => largest(rules) >= rules.min;

/** The least that can be ordered: the minimum rounded up to a multiple, but never more than there is. */
function smallest(rules: QuantityRules): number {
  return Math.min(toStep(Math.ceil, rules.min, rules), largest(rules));
}

/** The most that can be ordered: the maximum rounded down to a multiple. */
function largest(rules: QuantityRules): number {
  return toStep(Math.floor, most(rules), rules);
}

// Where the shop sets no limit, this one keeps sums inside exact integers.
const MOST = 1_000_000;

const most = (rules: QuantityRules) => Math.max(0, Math.min(rules.max, MOST));

function limited(
  kind: 'below_minimum' | 'above_maximum',
  quantity: number,
  rules: QuantityRules,
): FittedQuantity {
  return { quantity, limit: { kind, value: kind === 'below_minimum' ? rules.min : most(rules) } };
}

/** Rounds to a multiple of the step in whole thousandths, where 0.1 + 0.2 is exact. */
function toStep(round: (n: number) => number, quantity: number, { step, precision }: QuantityRules): number {
  const thousandths = Math.round(step * 1000);
  const multiple = round(Number(((quantity * 1000) / thousandths).toFixed(9)));
  return Number(((multiple * thousandths) / 1000).toFixed(Math.max(precision, decimalsOf(step))));
}

function decimalsOf(quantity: number): number {
  return String(quantity).split('.')[1]?.length ?? 0;
}
