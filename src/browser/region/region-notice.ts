import { showAlert } from '#browser/alerts/alerts.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import { forcedToCookie, isRestored, isWithoutNotice, RESTORE, readForced } from '#contract/region/region.ts';
import {
  FORCED_DAYS,
  FORCED_REGION_COOKIE,
  FORCED_ZIPCODE_COOKIE,
  PRODUCT_TIMEOUT_MS,
} from '#contract/wire.ts';
import { isNoticeDue, noticeKindOf, type RegionNoticeKind } from '#domain/region/forced.ts';
import { loadSettings, settingsAddress } from './settings-page.ts';

/** Tells that another country or postal code holds for a while (spec §4 Region or zipcode notice modal). */
export async function showRegionNotice(): Promise<void> {
  if (isWithoutNotice(location.pathname) || !isNoticeDue(readForced(document.cookie))) return;
  const dialog = shownBefore() ?? (await bring());
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-continue]')?.focus();
}

const shownBefore = () => document.querySelector<HTMLDialogElement>('dialog[data-ready]#region-notice');

async function bring(): Promise<HTMLDialogElement | undefined> {
  const page = document.getElementById('region-notice') ? document : await loadSettings(settingsAddress());
  const dialog = page.querySelector<HTMLDialogElement>('#region-notice');
  if (!dialog || shownBefore()) return undefined;
  start(dialog);
  document.body.append(document.adoptNode(dialog));
  return dialog;
}

function start(dialog: HTMLDialogElement): void {
  dialog.dataset.ready = '';
  dialog.querySelector('[data-continue]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-restore]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void restore(dialog);
  });
  // However it is closed, the shopper was told and goes on; unless it has been opened again since.
  dialog.addEventListener('close', () => {
    if (dialog.open) return;
    stopTelling();
    dialog.remove();
  });
}

/** 'Continue': both cookies say that the shopper was told. */
function stopTelling(): void {
  const { region, zipcode } = readForced(document.cookie);
  const tell = (name: string, forced: Parameters<typeof forcedToCookie>[0]) =>
    writeCookie(name, forcedToCookie({ ...forced, showModal: false }), FORCED_DAYS);
  if (region) tell(FORCED_REGION_COOKIE, region);
  if (zipcode) tell(FORCED_ZIPCODE_COOKIE, zipcode);
}

const drop = (name: string) => writeCookie(name, '', 0);

async function restore(dialog: HTMLDialogElement): Promise<void> {
  const body = dialog.querySelector<HTMLElement>('.region-notice');
  const link = dialog.querySelector<HTMLElement>('[data-restore]');
  if (!body || !link || body.ariaBusy === 'true') return;
  const words = link.textContent;
  const failed = body.querySelector<HTMLElement>('.region-notice__failed');
  const wait = (isWaiting: boolean) => {
    body.ariaBusy = String(isWaiting);
    link.ariaDisabled = String(isWaiting);
    link.textContent = isWaiting ? (body.dataset.restoring ?? words) : words;
    if (failed) failed.hidden = true;
  };
  wait(true);
  const kind = noticeKindOf(readForced(document.cookie));
  try {
    await unset(kind);
    RESTORE[kind].cookies.forEach(drop);
    location.reload();
  } catch {
    wait(false);
    if (failed) failed.hidden = false;
    showAlert('error', body.dataset.failed ?? '');
  }
}

async function unset(kind: RegionNoticeKind): Promise<void> {
  const response = await fetch(RESTORE[kind].address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: RESTORE[kind].query }),
    signal: AbortSignal.timeout(PRODUCT_TIMEOUT_MS),
  });
  if (!isRestored(kind, await response.json())) throw new Error(`restore: ${response.status}`);
}
