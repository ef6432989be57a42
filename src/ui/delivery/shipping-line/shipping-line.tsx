import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import { type ShippingWords, shippingWords } from '#domain/delivery/shipping-words.ts';
import type { WeekDay } from '#domain/time/zone.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

const MINUTE = 60_000;
/** All digits are as wide as each other, and there are never more of them. */
const WIDEST = 179 * MINUTE;

type Props = {
  shipping: ShippingTime;
  now: number;
  /** `now` is this very moment, so that the time left can be told; else its place is kept. */
  counting: boolean;
  /** Only keeps the place of a line that another size has. */
  space?: boolean;
};

/** When the parcel leaves; before today's deadline also how much time is left. `now` is the shop's clock. */
export function ShippingLine({ shipping, now, counting, space }: Props) {
  const shop = useShop();
  const words = wordsFor(shipping, now, shop);
  return (
    <p className={`shipping shipping--${space ? 'space' : words.say}`} aria-hidden={space || undefined}>
      {sayShipping(words, shop)}
      {words.say === 'orderBy' && !shipping.unknownTime && shipping.deadlineAt !== undefined && (
        <>
          {' '}
          <span
            className={`shipping__left${counting ? '' : ' shipping__left--unknown'}`}
            aria-hidden={!counting}
            data-widest={timeLeft(WIDEST, shop)}
          >
            {timeLeft(shipping.deadlineAt - now, shop)}
          </span>
        </>
      )}
    </p>
  );
}

type Shop = ReturnType<typeof useShop>;

/** Which words fit, by the labels that the shop has texts for. */
export const wordsFor = (shipping: ShippingTime, now: number, { t }: Shop) =>
  shippingWords(shipping, now, {
    tomorrow: t('shipping.tomorrow') !== '',
    shipmentIn: t('shipping.inDays') !== '',
  });

/** The sentence (spec §9 Shipping time display). */
export function sayShipping(words: ShippingWords, { t }: Shop): string {
  switch (words.say) {
    case 'unknown':
      return t('shipping.unknown');
    case 'orderBy':
      return t('shipping.orderBy', { time: words.time });
    case 'today':
      return t('shipping.dispatch', { day: t('shipping.today') });
    case 'tomorrow':
      return t('shipping.dispatch', { day: t('shipping.tomorrow') });
    case 'in24Hours':
      return t('shipping.in24Hours');
    case 'inDays':
      return t('shipping.inDays', { days: t('shipping.days', { n: words.days }) });
    case 'weekDay': {
      const day = t(`shipping.weekDay.${words.weekDay as WeekDay}`);
      return t('shipping.dispatch', { day: words.date ? `${day} (${words.date})` : day });
    }
  }
}

function timeLeft(left: number, { t }: Shop): string {
  const minutes = Math.max(1, Math.ceil(left / MINUTE));
  const hours = Math.floor(minutes / 60);
  const n = minutes % 60;
  const time = hours > 0 ? t('shipping.hours', { hours, n }) : t('shipping.minutes', { n });
  return t('shipping.left', { time });
}
