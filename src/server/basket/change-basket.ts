import {
  BASKET_FIELDS,
  type BasketAction,
  type Removed,
  readSizeValue,
} from '#contract/basket/basket-change.ts';
import { networkOf } from '#domain/network.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { BasketOutcome, WantedSize } from '#shop/basket/baskets.ts';
import type { CodeOutcome } from '#shop/rebate/rebate-codes.ts';
import type { Session } from '#shop/session/session.ts';
import type { Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

/** A field of the form that changes the basket; undefined where it was not sent. */
type Fields = (name: string) => string | undefined;

export type Changed = Notice & { removed?: Removed; added?: WantedSize; tooMany?: true };

/** Does what a form of the basket asks for, and says what came of it. */
export async function changeBasket(
  shop: Pick<Shop, 'ordering' | 'limits'>,
  context: RequestContext,
  fields: Fields,
): Promise<Changed> {
  const shopper = await context.ensureShopper();
  const { session } = shopper;
  const { t } = context;
  const line = Number(fields(BASKET_FIELDS.line));
  const quantity = fields(BASKET_FIELDS.quantity) ?? '1';
  const outcome = (result: BasketOutcome, done: TextKey) => said(result, done, context);
  const action = fields(BASKET_FIELDS.action) as BasketAction | undefined;
  switch (action) {
    case 'change':
      return outcome(await shop.ordering.baskets.change(shopper, { line, quantity }), 'basket.changed');
    case 'remove':
      return outcome(await shop.ordering.baskets.remove(shopper, { line }), 'basket.removed');
    case 'restore':
      return outcome(
        await shop.ordering.baskets.restore(shopper, wantedSize(fields, quantity)),
        'basket.restored',
      );
    case 'later':
      return outcome(
        await shop.ordering.baskets.saveForLater(shopper, { line, listName: t('list.defaultName') }),
        'basket.laterDone',
      );
    case 'select':
      await shop.ordering.baskets.select(shopper, selectedLines(fields(BASKET_FIELDS.lines) ?? ''));
      return { kind: 'success', text: t('basket.selected') };
    case 'code':
      // Codes are not to be guessed.
      if (!(await shop.limits.rateLimits.allow('codes', networkOf(context.request.ip))))
        return { kind: 'error', text: t('error.tooMany'), tooMany: true };
      return codeSaid(
        await shop.ordering.rebateCodes.activate(shopper, fields(BASKET_FIELDS.code) ?? ''),
        speak(context.view),
      );
    case 'uncode':
      await shop.ordering.rebateCodes.remove(session);
      return { kind: 'success', text: t('basket.codeOff') };
    default: {
      const atOnce = fields(BASKET_FIELDS.reward);
      const added =
        atOnce === undefined ? { ...wantedSize(fields, quantity), typed: true } : namedSize(atOnce);
      const result = await shop.ordering.baskets.add(shopper, added);
      const changed = outcome(result, 'alert.added');
      if (result.ok) return { ...changed, added };
      if (action === 'take' && result.problem === 'points_only')
        return { ...changed, text: `${changed.text} ${await howToHaveIt(shop, session, t)}` };
      return { ...changed, ...corrected(result, added, context) };
    }
  }
}

type Say = (key: TextKey, values?: Values) => string;

/** What is in the way of taking a reward: no account, or too few points. */
async function howToHaveIt(
  { ordering: { baskets } }: Pick<Shop, 'ordering'>,
  session: Session,
  t: Say,
): Promise<string> {
  if (session.clientId === undefined) return t('reward.join');
  return t('account.loyaltyPointsBalance', { n: await baskets.pointsOf(session) });
}

function wantedSize(fields: Fields, quantity: string): WantedSize {
  return {
    product: Number(fields(BASKET_FIELDS.product)),
    size: fields(BASKET_FIELDS.size) ?? 'uniw',
    quantity,
    everyDays: readPeriod(fields(BASKET_FIELDS.subscription)),
  };
}

function namedSize(value: string): WantedSize {
  const { product, quantity, size } = readSizeValue(value);
  return { product: Number(product), quantity, size };
}

/** Nothing said is bought once; what is no number is a period that no product has. */
const readPeriod = (days: string | undefined) => (days ? Number(days) || 0 : undefined);

/** '12 15': the lines that are ordered; the others stay. */
const selectedLines = (lines: string) => lines.split(' ').filter(Boolean).map(Number);

const PROBLEMS: Record<Exclude<BasketOutcome, { ok: true }>['problem'], TextKey> = {
  no_product: 'alert.noProduct',
  no_size: 'alert.noSize',
  no_subscription: 'alert.noSubscription',
  whole_only: 'alert.wholeOnly',
  unavailable: 'alert.unavailable',
  points_only: 'alert.pointsOnly',
  phone_only: 'alert.phoneOnly',
  below_minimum: 'alert.minimum',
  above_maximum: 'alert.maximum',
  all_in_basket: 'alert.allInBasket',
  no_multiple: 'alert.noMultiple',
};

function said(outcome: BasketOutcome, done: TextKey, { language, t }: RequestContext): Changed {
  if (outcome.ok) {
    const { name, removed } = outcome;
    return { kind: 'success', text: t(done, { name }), ...(removed && { removed: asFields(removed) }) };
  }
  const values =
    'limit' in outcome
      ? {
          n: formatQuantity(outcome.limit, language, outcome.precision),
          unit: t(`unit.${outcome.unit}`, { n: outcome.limit }),
        }
      : {};
  return { kind: 'error', text: t(PROBLEMS[outcome.problem], values) };
}

/** What a second press would add, and its words: the quantity put right. */
function corrected(
  outcome: BasketOutcome,
  wanted: WantedSize,
  { language, t }: RequestContext,
): Partial<Changed> {
  if (!('fits' in outcome) || !outcome.fits) return {};
  const quantity = formatQuantity(outcome.fits, language, outcome.precision);
  const text = t('basket.addCorrected', {
    n: quantity,
    unit: t(`unit.${outcome.unit}`, { n: outcome.fits }),
  });
  return { corrected: { ...asFields({ ...wanted, quantity }), text } };
}

const asFields = ({ product, size, quantity, everyDays }: WantedSize): Removed => ({
  product: String(product),
  size,
  quantity,
  subscription: String(everyDays ?? ''),
});

const CODE_PROBLEMS = {
  unknown: 'basket.codeUnknown',
  not_yet: 'basket.codeNotYet',
  ended: 'basket.codeEnded',
  used_up: 'basket.codeUsedUp',
} as const;

function codeSaid(outcome: CodeOutcome, { t, amount: money }: ReturnType<typeof speak>): Changed {
  if (outcome.ok) return { kind: 'success', text: t('basket.codeOn', { code: outcome.code.code }) };
  if (outcome.problem !== 'below_minimum') return { kind: 'error', text: t(CODE_PROBLEMS[outcome.problem]) };
  const amount = money(outcome.minimum);
  const missing = money(outcome.code.missing);
  return { kind: 'success', text: t('basket.codeBelow', { amount, missing }) };
}
