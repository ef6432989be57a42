import { useEffect, useRef, useState } from 'react';
import { $offers } from '#browser/personal/personal-stores.ts';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { withPossibleCode } from '#domain/price/omnibus.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import {
  type Availability,
  hasSizeChoice,
  isFewLeft,
  isSent,
  type SizeOffer,
  type SizeView,
} from '#domain/product/product.ts';
import { canBuy, canHave } from '#domain/product/purchase.ts';
import { formatQuantity, quantityChoices } from '#domain/product/quantity.ts';
import { mostPerOrder } from '#domain/product/quantity-limits.ts';
import { ProductInstalments } from '#islands/instalments/product-instalments.tsx';
import { useStore } from '#islands/use-store.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { ShippingLine, sayShipping, wordsFor } from '#ui/delivery/shipping-line/shipping-line.tsx';
import { priceInWords } from '#ui/price/price.tsx';
import { type PriceDetails, priceRecord } from '#ui/price/product-price/price-rows.ts';
import { PriceRows, ProductPrice } from '#ui/price/product-price/product-price.tsx';
import { SubscriptionChoice } from '#ui/price/subscription-choice/subscription-choice.tsx';
import { Tiers } from '#ui/price/tiers/tiers.tsx';
import { AvailabilityLine, describeAvailability } from '#ui/product/availability/availability.tsx';
import { SizePills } from '#ui/product/size-pills/size-pills.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { AddButton } from './add-button.tsx';
import { Assurances } from './assurances.tsx';
import { BuyBar } from './buy-bar.tsx';
import type { BuyBoxProps } from './buy-box-props.ts';
import { NotifyMe } from './notify-me.tsx';
import { QuantityToBuy } from './quantity-to-buy.tsx';
import { useAdding } from './use-adding.ts';
import { usePurchase } from './use-purchase.ts';
import { useShipping, useShopClock } from './use-shipping.ts';

/** Sizes, prices, delivery and the button: what a shopper needs to buy. Without JavaScript it is a form. */
export function BuyBox(props: BuyBoxProps) {
  const { product, sizes, views, settings, fewLeft } = props;
  const shop = useShop();
  const { t, links, language, priceType } = shop;
  const offers = useStore($offers, undefined);
  const personal = offers?.product === product.id ? offers : undefined;
  const purchase = usePurchase(props, personal);
  const { view, typed, quantity, rules, everyDays } = purchase;
  const { offer } = view;
  const { now, counting } = useShopClock(props.now);
  const wanted = { id: product.id, size: offer.type, quantity };
  const { time: shipping, arrival } = useShipping(view, wanted, rules.min, now);
  const { $busy, add, leave } = useAdding(offer, product, purchase.putRight);
  const inMoney = views.map((one) => one.offer).filter((one) => !priceInWords(one, shop));
  const codes = settings.rebateCodeActivate;
  const possible = codes ? [...inMoney, ...inMoney.flatMap(withPossibleCode)] : inMoney;
  const button = useRef<HTMLDivElement>(null);
  const buyable = canBuy(offer.purchase) && !purchase.loading;
  // It comes with other goods: when, how and at what cost is theirs to say.
  const isGift = offer.purchase === 'hidden';
  const price = priceDetailsOf(offer);
  const prices = {
    ...price,
    purchase: offer.purchase,
    pointsCost: offer.pointsCost,
    others: [
      ...possible.map((one) => priceDetailsOf(one)),
      // What a volume saves has its place before it is reached: the button stays under the pointer.
      ...product.tiers.slice(-1).map(({ from }) => priceDetailsOf(offer, from)),
    ],
    saysCode: codes && !personal && offer.purchase === 'buy',
  };
  const inBrief = priceInWords(offer, shop) ?? shop.shown(price.view.price);
  const stock = stockOf(offer);
  // What is ordered in has its days in the line about shipping.
  const availability = offer.availability.status === 'order' ? ON_ORDER : offer.availability;
  const said = useChange(offer.type, () =>
    t('product.chosen', {
      size: offer.name,
      price: inBrief,
      availability: [
        describeAvailability({ availability, ...stock }, shop).text.replace(/\.$/, ''),
        ...(offer.purchase === 'unavailable' ? [] : [sayShipping(wordsFor(shipping, now, shop), shop)]),
      ].join('. '),
    }),
  );
  const isThere = ({ offer }: SizeView) => offer.purchase !== 'unavailable';
  const line = isThere(view) ? view : views.find(isThere);
  const choices = quantityChoices(rules, mostPerOrder(product, offer))?.map((one) =>
    formatQuantity(one, language, rules.precision),
  );

  return (
    <div className="buy-box" aria-busy={purchase.loading || undefined}>
      <p className="sr-only" role="status">
        {purchase.loading ? t('product.sizeLoading') : said}
      </p>
      <form
        className="buy-box__form"
        action={links.basketChange}
        method="post"
        onSubmit={add}
        data-subscription={everyDays !== undefined}
      >
        <input type="hidden" name={BASKET_FIELDS.action} value="add" />
        <input type="hidden" name={BASKET_FIELDS.product} value={product.id} />
        {!isGift && (
          <div className="buy-box__status">
            <AvailabilityLine availability={availability} {...stock} />
            {isSent(product) && line && (
              <ShippingLine
                counting={counting}
                shipping={line === view ? shipping : line.shipping}
                now={now}
                space={line !== view}
              />
            )}
          </div>
        )}
        <ProductPrice {...prices} />
        {hasSizeChoice(sizes) ? (
          <SizePills
            sizes={sizes}
            chosen={purchase.size.type}
            names={product.partNames ?? [t(purchase.size.beginsAt ? 'product.date' : 'product.size')]}
            onChoose={purchase.choose}
          />
        ) : (
          <input type="hidden" name={BASKET_FIELDS.size} value={offer.type} />
        )}
        {offer.purchase === 'phone_only' && (
          <ButtonLink kind="secondary" href={links.contact} wide>
            {t('product.phonePriceLink')}
          </ButtonLink>
        )}
        {!isGift && (
          <div className="buy-box__buy" ref={button}>
            <QuantityToBuy
              name={BASKET_FIELDS.quantity}
              label={t('product.quantity')}
              unit={product.unit}
              value={typed}
              choices={choices}
              disabled={!buyable}
              onType={purchase.type}
              onLeave={leave}
              stepFrom={purchase.stepFrom}
            />
            <AddButton $busy={$busy} buyable={buyable} />
          </div>
        )}
        {product.subscriptions.length > 0 && (
          <SubscriptionChoice
            name={BASKET_FIELDS.subscription}
            periods={purchase.periods(offer)}
            percentages={settings.percentages}
            reduced={offer.regular !== undefined}
            chosen={everyDays}
            onChoose={purchase.subscribe}
          />
        )}
        {canBuy(offer.purchase) && (
          <BuyBar away={button}>
            <strong>{inBrief}</strong>
            <AddButton $busy={$busy} buyable={buyable} />
          </BuyBar>
        )}
      </form>
      <div className="quiet-prices">
        <PriceRows {...prices} quiet />
      </div>
      {offer.purchase === 'buy' && (
        <ProductInstalments systems={props.instalments} price={price.view.price} quantity={quantity} />
      )}
      <Tiers {...product} price={offer.price} quantity={quantity} />
      {!isGift && <Assurances {...props} view={view} shipping={shipping} arrival={arrival} wanted={wanted} />}
      {offer.purchase === 'unavailable' && (
        <NotifyMe key={offer.type} product={product.id} size={offer.type} />
      )}
    </div>
  );

  function priceDetailsOf(one: PriceNow, count?: number): PriceDetails {
    return priceRecord(purchase.priceOf(one, count), product, settings, priceType);
  }

  /** How much there is, where it is known and can be had. */
  function stockOf({ stock: quantity, purchase }: SizeOffer) {
    if (quantity === null || !canHave(purchase)) return {};
    const { unit, precision } = product;
    return { fewLeft: isFewLeft(quantity, product, fewLeft), stock: { quantity, unit, precision } };
  }
}

/** What to say aloud when something has changed since the page was opened; nothing before. */
function useChange(key: string, sentence: () => string): string {
  const [atFirst] = useState(key);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said when the key changes
  useEffect(() => {
    if (said !== '' || key !== atFirst) setSaid(sentence());
  }, [key]);
  return said;
}

const ON_ORDER: Availability = { status: 'order' };
