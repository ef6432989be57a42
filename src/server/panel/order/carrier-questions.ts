import { panelLinks } from '#contract/panel/panel-links.ts';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { GoOn, PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';
import type { QuoteOutcome } from '#shop/carriers/quote-label.ts';

/** What a carrier is asked on an order's page: its price for a parcel, and where one is now. */
export function carrierQuestionRoutes(
  panel: PanelRoutes,
  { ordering: { shipments } }: Pick<Shop, 'ordering'>,
): void {
  const which = (context: PanelContext) => ({ number: orderIn(context), parcelId: context.id });
  const goOn = (context: PanelContext) => panelLinks.order(orderIn(context));

  panel.button({ path: '/orders/:number/label-price/:id', needs: 'parcel.pack' }, async (context) => {
    const told = await shipments.quote(context.actor, which(context));
    if (!told.ok && told.problem === 'forbidden') return undefined;
    return { goOn: goOn(context), notice: priceWords(context, told) };
  });

  panel.button(
    { path: '/orders/:number/follow-parcel/:id', needs: 'parcel.send' },
    async (context): Promise<GoOn> => {
      const isAsked = await shipments.followNow(context.actor, which(context));
      const text = context.t(isAsked ? 'carriers.followed' : 'carriers.notFollowed');
      return { goOn: goOn(context), notice: { kind: isAsked ? 'success' : 'error', text } };
    },
  );
}

function priceWords({ t, money }: PanelContext, told: QuoteOutcome): NonNullable<GoOn['notice']> {
  if (told.ok) {
    const amount = money(told.amount, told.currency);
    return { kind: 'success', text: t('carriers.price', { carrier: told.carrier, amount }) };
  }
  if (told.problem === 'carrier_silent') return { kind: 'error', text: t('carriers.silent') };
  return { kind: 'error', text: t(told.problem === 'not_told' ? 'carriers.noPrice' : 'carriers.noParcel') };
}
