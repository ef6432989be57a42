import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import { onNavigated } from '#browser/navigation/navigation.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import { missingToFreeDelivery } from '#contract/basket/free-delivery.ts';
import { BANNER_DAYS, CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';

const GAP_PX = 8;

/**
 * The banners of a discount code and of free delivery (spec §4). Never both at once: what is missing to free delivery
 * goes before. Closed, each of them stays away for a day, and on this page the other one does not come in its place.
 */
export function showBanners(): void {
  const code = bannerOf('rabateCode', CODE_BANNER_COOKIE);
  const shipping = bannerOf('freeShipping', SHIPPING_BANNER_COOKIE);
  let isQuiet = false;
  const update = () => {
    const basket = $basket.get();
    const missing = basket?.productsCounter ? missingToFreeDelivery(basket) : undefined;
    const isShippingDue = missing !== undefined && (missing > 0 ? !isQuiet : shipping?.isShown() === true);
    const isShown = shipping?.show(isShippingDue) ?? false;
    if (isShown) tellMissing(missing === 0 ? undefined : basket?.toShippingFree_formatted);
    code?.show(basket !== undefined && basket.rebate === undefined && !isShown && !isQuiet);
  };
  const hush = (isHushed: boolean) => {
    isQuiet = isHushed;
    update();
  };
  for (const banner of [code, shipping]) banner?.onClose(() => hush(true));
  onNavigated(() => hush(false));
  standAboveQuestion();
  document.querySelector<HTMLFormElement>('#rabateCode form')?.addEventListener('submit', (event) => {
    // The basket's own page shows all that a code changes: it is loaded again.
    if (document.querySelector('shop-island[name=basket-lines]')) return;
    event.preventDefault();
    void activate(event.currentTarget as HTMLFormElement, () => code?.close());
  });
  $basket.watch(update);
  update();
}

/** The question of cookies has the same corner. */
function standAboveQuestion(): void {
  const question = document.getElementById('consent');
  if (!question) return;
  new ResizeObserver(() => {
    const height = question.offsetHeight;
    for (const banner of document.querySelectorAll<HTMLElement>('.banner'))
      banner.style.setProperty('--above-question', `${height && height + GAP_PX}px`);
  }).observe(question);
}

function bannerOf(id: string, cookie: string) {
  const banner = document.getElementById(id);
  if (!banner || document.cookie.includes(`${cookie}=`)) return undefined;
  let isClosed = false;
  const show = (isDue: boolean) => {
    banner.hidden = !isDue || isClosed;
    banner.toggleAttribute('data-shown', !banner.hidden);
    return !banner.hidden;
  };
  const close = () => {
    isClosed = true;
    writeCookie(cookie, '1', BANNER_DAYS);
    show(false);
  };
  return {
    show,
    close,
    isShown: () => banner.hasAttribute('data-shown'),
    onClose: (then: () => void) =>
      banner.querySelector('[data-close]')?.addEventListener('click', () => {
        close();
        then();
      }),
  };
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
