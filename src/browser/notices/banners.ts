import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import { onNavigated } from '#browser/navigation/navigation.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import { missingToFreeDelivery } from '#contract/basket/free-delivery.ts';
import { BANNER_DAYS, BANNER_KEY } from '#contract/wire.ts';

/**
 * The banners of a discount code and of free delivery (spec §4). Never both at once: what is missing to free delivery
 * goes before. Closed, each of them stays away for a day, and on this page the other one does not come in its place.
 */
export function showBanners(): void {
  const place = document.querySelector<HTMLElement>('.banners');
  if (!place) return;
  const code = bannerOf('rabateCode');
  const shipping = bannerOf('freeShipping');
  let isQuiet = false;
  const update = () => {
    const basket = $basket.get();
    if (!basket) return;
    const missing = basket.productsCounter ? missingToFreeDelivery(basket) : undefined;
    const wasShown = place.dataset.due === 'freeShipping';
    const isShippingDue = missing !== undefined && (missing > 0 ? !isQuiet : wasShown);
    const isCodeDue = basket.rebate === undefined && !isQuiet;
    const due = (isShippingDue && shipping?.id) || (isCodeDue && code?.id) || 'none';
    place.dataset.due = due;
    if (due === 'freeShipping') tellMissing(missing === 0 ? undefined : basket.toShippingFree_formatted);
    remember(due);
  };
  const hush = (isHushed: boolean) => {
    isQuiet = isHushed;
    update();
  };
  for (const banner of [code, shipping]) banner?.onClose(() => hush(true));
  onNavigated(() => hush(false));
  document.querySelector<HTMLFormElement>('#rabateCode form')?.addEventListener('submit', (event) => {
    // The basket's own page shows all that a code changes: it is loaded again.
    if (document.querySelector('shop-island[name=basket-lines]')) return;
    event.preventDefault();
    void activate(event.currentTarget as HTMLFormElement, () => code?.close());
  });
  $basket.watch(update);
  update();
}

/** One that was not closed within a day, by its cookie. */
function bannerOf(id: string) {
  const banner = document.getElementById(id);
  const { cookie } = banner?.dataset ?? {};
  if (!banner || !cookie || document.cookie.includes(`${cookie}=`)) return undefined;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    writeCookie(cookie, '1', BANNER_DAYS);
  };
  return {
    /** Of its element; none once it was closed. */
    get id() {
      return isClosed ? undefined : id;
    },
    close,
    onClose: (then: () => void) =>
      banner.querySelector('[data-close]')?.addEventListener('click', () => {
        close();
        then();
      }),
  };
}

/** The next page keeps the place of the same one, or none. */
function remember(due: string): void {
  try {
    sessionStorage.setItem(BANNER_KEY, due);
  } catch {
    // Where nothing may be stored, the next page begins anew.
  }
}

/** The amount stands as the shop wrote it; without one nothing is missing any more. */
function tellMissing(amount: string | undefined): void {
  const words = document.querySelector<HTMLElement>('#freeShipping [role=status]');
  const { missing = '', reached = '' } = words?.dataset ?? {};
  const text = amount === undefined ? reached : missing.replace('{x}', amount);
  if (words && words.textContent !== text) words.textContent = text;
}

async function activate(form: HTMLFormElement, close: () => void): Promise<void> {
  try {
    const { status, message } = await sendBasketChange(form);
    showAlert(status, message);
    if (status === 'success') close();
  } catch {
    showAlert('error', form.dataset.failed ?? '');
  }
}
