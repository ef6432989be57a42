import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import type { ListItem, ShownList } from '#domain/shopping-lists/shown-list.ts';
import { changeBasket } from '#server/basket/change-basket.ts';
import type { RequestContext } from '#server/request/context.ts';
import { fitNames } from '#server/request/fit-names.ts';
import type { Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';

/** Puts all that a list has into the basket. What cannot be bought is said by name, and the rest goes in. */
export async function buyList(
  shop: Pick<Shop, 'ordering' | 'limits'>,
  context: RequestContext,
  { items, discontinued }: ShownList,
): Promise<Notice> {
  const { t } = context;
  if (items.length + discontinued.length === 0)
    return { kind: 'error', text: t('shoppingLists.nothingToBuy') };
  const refused: string[] = [];
  for (const item of items) {
    const { kind, text } = await changeBasket(shop, context, asFields(item));
    if (kind === 'error') refused.push(withReason(labelOf(item), text));
  }
  for (const { name } of discontinued)
    refused.push(withReason(name || t('shoppingLists.unnamed'), t('alert.noProduct')));
  const bought = items.length - refused.length + discontinued.length;
  const first = bought > 0 ? t('shoppingLists.bought', { n: bought }) : t('shoppingLists.noneBought');
  return {
    kind: bought > 0 ? 'success' : 'error',
    text:
      refused.length > 0 ? `${first} ${t('shoppingLists.notBought', { names: fitNames(refused) })}` : first,
    ...(bought > 0 && { toBasket: true }),
  };
}

function asFields({ productId, size, quantity }: ListItem): (name: string) => string | undefined {
  const fields: Record<string, string> = {
    [BASKET_FIELDS.action]: 'add',
    [BASKET_FIELDS.product]: String(productId),
    [BASKET_FIELDS.size]: size.type,
    [BASKET_FIELDS.quantity]: String(quantity),
  };
  return (name) => fields[name];
}

const labelOf = ({ name, size }: ListItem) => (hasSizeChoice([size]) ? `${name}, ${size.name}` : name);

const withReason = (label: string, reason: string) => `${label} (${reason.replace(/\.$/, '')})`;
