import { type Minor, times } from '#domain/price/money.ts';

/** What a page knows of product and basket (spec §3 Instalment data), in minor units of the shopper's currency. */
export type InstalmentData = {
  /** Of one unit; 0 where the price is told on the phone. */
  price: Minor;
  priceNet: Minor;
  /** How many different products are in the basket. */
  basketCount: number;
  basketCost: Minor;
  basketCostNet: Minor;
};

/** One way to pay in instalments, in the shopper's language and currency. */
export type InstalmentSystem = {
  instalmentName: string;
  /** Its calculator; `{calculate_price}` receives the amount. */
  link: string;
  minPrice?: Minor;
  maxPrice?: Minor;
  /** So many different products may be in the basket. */
  maxProducts?: number;
};

/** How it is asked for (spec §3 Instalment calculator parameters). */
export type InstalmentParameters = InstalmentSystem & {
  priceType: 'gross' | 'net';
  /** Something in the basket may not be paid with it. */
  refusesBasket: boolean;
};

/** The calculator opens at once, or a dialog says why not and offers what there is. */
export type Calculation =
  | { kind: 'open'; link: string }
  | { kind: 'ask'; choices: [CalculationChoice, ...CalculationChoice[]] };

/** The credit of a lender's representative example, and what a month of it costs. */
export type Example = { amount: Minor; instalment: Minor };

/** What a month of paying this price costs, in proportion to the lender's example. */
export const monthlyOf = (price: Minor, { amount, instalment }: Example): Minor =>
  Math.ceil((price * instalment) / amount);

/** What an amount is made of: the product, the product and the basket, or what is in the basket. */
export type CalculationSubject = 'product' | 'both' | 'basket';

/** A calculation that can be had, unless something stands against it. */
export type CalculationChoice = { of: CalculationSubject; link: string; obstacle?: Obstacle };

export type Obstacle =
  | { kind: 'below_minimum' | 'above_maximum'; limit: Minor }
  | { kind: 'not_allowed' }
  | { kind: 'too_many'; limit: number };

/** What the calculator of a product's page does for a quantity (spec §5 Instalment calculator). */
export function calculateForProduct(
  data: InstalmentData,
  parameters: InstalmentParameters,
  quantity: number,
): Calculation {
  const net = parameters.priceType === 'net';
  const price = times(net ? data.priceNet : data.price, quantity);
  const product = choice('product', price, parameters, outOfRange(price, parameters));
  const hasBasket = data.basketCount > 0;
  // Without limits there is nothing to be within: a full basket leaves the choice to the shopper.
  const opens = price === 0 || (!product.obstacle && (hasLimits(parameters) || !hasBasket));
  if (opens) return { kind: 'open', link: product.link };
  if (!hasBasket) return { kind: 'ask', choices: [product] };
  const sum = price + (net ? data.basketCostNet : data.basketCost);
  const obstacle = againstBasket(data.basketCount, parameters) ?? outOfRange(sum, parameters);
  return { kind: 'ask', choices: [product, choice('both', sum, parameters, obstacle)] };
}

/** What the calculator of the basket's page does; `totalPrice` is what the basket is worth in the price type. */
export function calculateForBasket(
  basketCount: number,
  parameters: InstalmentParameters & { totalPrice: Minor },
): Calculation {
  const { totalPrice } = parameters;
  const obstacle = againstBasket(basketCount, parameters) ?? outOfRange(totalPrice, parameters);
  const basket = choice('basket', totalPrice, parameters, obstacle);
  return obstacle ? { kind: 'ask', choices: [basket] } : { kind: 'open', link: basket.link };
}

function choice(
  of: CalculationSubject,
  amount: Minor,
  { link }: InstalmentSystem,
  obstacle: Obstacle | undefined,
): CalculationChoice {
  return { of, link: link.replaceAll('{calculate_price}', decimal(amount)), ...(obstacle && { obstacle }) };
}

const decimal = (amount: Minor) => (amount / 100).toFixed(2);

const hasLimits = ({ minPrice, maxPrice }: InstalmentSystem) =>
  minPrice !== undefined || maxPrice !== undefined;

export function outOfRange(
  amount: Minor,
  { minPrice, maxPrice }: Pick<InstalmentSystem, 'minPrice' | 'maxPrice'>,
): Obstacle | undefined {
  if (minPrice !== undefined && amount < minPrice) return { kind: 'below_minimum', limit: minPrice };
  if (maxPrice !== undefined && amount > maxPrice) return { kind: 'above_maximum', limit: maxPrice };
  return undefined;
}

function againstBasket(
  count: number,
  { refusesBasket, maxProducts }: InstalmentParameters,
): Obstacle | undefined {
  if (refusesBasket) return { kind: 'not_allowed' };
  if (maxProducts !== undefined && count > maxProducts) return { kind: 'too_many', limit: maxProducts };
  return undefined;
}
