import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';
import { pageLanguage } from '#browser/layout/page-language.ts';
import { onOtherTabs } from '#browser/other-tabs/other-tabs.ts';
import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import { shopLinksIn } from '#contract/links.ts';
import { PARTIAL_PARAMETER } from '#contract/wire.ts';
import { copyOnClick } from './copy-address.ts';
import { holdPlace } from './hold-place.ts';
import { changeLists } from './list-requests.ts';
import { showChanged } from './show-changed.ts';
import { stepOnClick } from './step-quantity.ts';
import { untilReleased } from './until-released.ts';

/** Changes are sent one after the other, and each finds the page as the one before has left it. */
let changing = Promise.resolve();
let waiting = 0;

/** Shows what was changed elsewhere, where lists are shown. */
let refresh: (() => Promise<void>) | undefined;
onOtherTabs(() => void refresh?.());
addEventListener('pageshow', (event) => {
  if (event.persisted) void refresh?.();
});

/** Hydrates lists: what a form changes is shown without a new page. */
export function startLists(host: HTMLElement): () => void {
  const asServed = host.outerHTML;
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('submit', takeOver, { signal });
  host.addEventListener('click', stepOnClick, { signal });
  host.addEventListener('change', sendOnChange, { signal });
  copyOnClick(host, signal);
  host.dataset.ready = '';
  const refreshThis = () => showAgain(host, asServed);
  refresh = refreshThis;
  return () => {
    listening.abort();
    if (refresh === refreshThis) refresh = undefined;
  };
}

/** Where nothing is different, nothing moves. */
async function showAgain(host: HTMLElement, asServed: string): Promise<void> {
  // A change of this tab shows the page again by itself.
  if (waiting > 0) return;
  const fetched = await fetchAgain().catch(() => undefined);
  await untilReleased();
  if (!fetched || waiting > 0 || !host.isConnected || fetched.outerHTML === asServed) return;
  const place = holdPlace(host);
  host.replaceWith(fetched);
  place.restore();
  place.release();
}

function takeOver(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'post' || !form.closest('.lists')) return;
  event.preventDefault();
  const { submitter } = event;
  waiting++;
  changing = changing
    .then(() => send(form, submitter))
    .finally(() => {
      waiting--;
    });
}

/** A quantity or a note is sent once its field is left. */
const sendOnChange = ({ target }: Event) =>
  (target as HTMLElement).closest<HTMLFormElement>('.list-item__change-form')?.requestSubmit();

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const host = document.querySelector<HTMLElement>('shop-lists');
  if (!host) return;
  host.ariaBusy = 'true';
  const place = holdPlace(host, form);
  try {
    if (isForBasket(form, submitter)) return await buy(host, form, submitter);
    const answer = await changeLists(form, submitter);
    if (answer.status === 'error') return refuse(answer.message);
    await untilReleased();
    await showChanged(answer, place, host.dataset.list);
  } catch {
    const { failed = '', offline = '' } = host.dataset;
    showAlert('error', navigator.onLine ? failed : offline);
  } finally {
    place.release();
    host.ariaBusy = null;
  }
}

const isForBasket = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  (submitter?.getAttribute('formaction') ?? form.getAttribute('action')) === linksHere().basketChange;

async function buy(host: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const { status, message } = await sendBasketChange(form, submitter);
  const toBasket = { href: linksHere().basket, text: host.dataset.toBasket ?? '' };
  if (status === 'success') showAlert('success', message, toBasket);
  else showAlert('warning', message);
}

const linksHere = () => shopLinksIn(pageLanguage());

/** Nothing that was typed is lost: the page stays as it is, and says why. */
function refuse(message: string): void {
  const said = Object.assign(document.createElement('p'), {
    className: 'notice notice--error',
    textContent: message,
  });
  document.getElementById('list-said')?.replaceChildren(said);
  showAlert('warning', message);
}

async function fetchAgain(): Promise<HTMLElement | undefined> {
  const address = new URL(location.href);
  address.hash = '';
  address.searchParams.set(PARTIAL_PARAMETER, '1');
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const page = parseHtml(await response.text());
  const found = page.querySelector<HTMLElement>('shop-lists');
  return found ? document.adoptNode(found) : undefined;
}
