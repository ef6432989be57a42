import { reportError } from '#browser/error-log/error-log.ts';
import { fetchPrices, fetchSizes } from '#browser/product/size-requests.ts';
import { askForWidgets, type ProductAsked, productAsked } from '#browser/widgets/widgets.ts';
import { pricesFromWire } from '#contract/product/projector-offer.ts';
import type { ProjectorResponse } from '#contract/widgets.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import { $offers, $projector } from './personal-stores.ts';

/** What the page, the code and the batched request were when they were last looked at. */
let seen = '';
let seenCode: string | undefined;
/** The product and code that are asked for on the page itself; what comes with other requests changes nothing then. */
let asked = '';

/**
 * The buy box of the page has the prices of the code. A page that one comes to asks for them in the batched request;
 * where the code changes on the page itself, the size that is shown is asked for first, and then the others.
 */
export function followOffers(code: string | undefined, isNewCode = false): void {
  const shown = productAsked();
  const known = $projector.get();
  const now = [shown?.product, code, known?.product_id, known?.rebate_code].join(' ');
  const about = `${shown?.product} ${code}`;
  if (now === seen || about === asked) return;
  seen = now;
  asked = '';
  const isSameCode = code === seenCode;
  seenCode = code;
  if (!shown || code === undefined) {
    if ($offers.get()) $offers.set(undefined);
  } else if (known?.product_id === shown.product && known.rebate_code === code && !isNewCode) {
    $offers.set({ product: shown.product, code, prices: pricesIn(known) });
  } else if (isSameCode) {
    void askForWidgets({ Projector: { format: 'json', params: shown } });
  } else {
    asked = about;
    askAgain(shown, code, () => about === asked).catch((error: unknown) => {
      asked = '';
      reportError(error);
    });
  }
}

function pricesIn({ size = '', sizeprices, sizes }: ProjectorResponse): Record<string, PriceNow> {
  const held =
    sizes?.items.map(({ type, price_normal }) => [type, whole(pricesFromWire(price_normal))]) ?? [];
  const own = sizeprices && [[size, whole(pricesFromWire(sizeprices.price_normal ?? sizeprices))]];
  return Object.fromEntries([...(own ?? []), ...held]);
}

async function askAgain(
  { product, size, subscription }: ProductAsked,
  code: string,
  isWanted: () => boolean,
): Promise<void> {
  const prices = await fetchPrices(product, size, subscription !== '0');
  if (!isWanted()) return;
  const own = { [size]: whole(prices) };
  $offers.set({ product, code, prices: own });
  if (document.querySelectorAll('.sizes__pill, .sizes__link').length < 2) return;
  const views = await fetchSizes(product);
  const all = Object.fromEntries(views.map(({ offer }) => [offer.type, whole(offer)]));
  if (isWanted()) $offers.set({ product, code, prices: { ...all, ...own } });
}

/** Prices that go before others: what they do not have, the others must not show. */
function whole({ price, regular, lowest, until, beforeCode, suggested, advance, apart }: PriceNow): PriceNow {
  return { price, regular, lowest, until, beforeCode, suggested, advance, apart } as PriceNow;
}
