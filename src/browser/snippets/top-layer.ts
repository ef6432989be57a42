import { onConsent } from '#browser/consent/consent.ts';
import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import type { LayerWords, WidgetAnswer } from '#contract/widgets.ts';
import { CONSENT_GIVEN } from '#contract/wire.ts';
import { insertHtml } from './insert-html.ts';
import { runText } from './run-script.ts';

type Layers = NonNullable<WidgetAnswer['ToplayersAndWidgets']>['response'];

/** Holds script text to run; any other name holds content (spec §3 Top-layer widgets). */
const SCRIPT = 'script';
const CLOSED_KEY = 'closedLayers';
const CLOSE_BUTTON =
  '<button type="button" class="button button--icon" data-control="close"><svg class="icon" width="20" height="20" aria-hidden="true"><use href="/gfx/icons.svg#close"></use></svg><span class="sr-only"></span></button>';
const started = new Set<string>();
const waiting: HTMLDialogElement[] = [];

/** Shows what the owner places above the page, one at a time, and runs the script that belongs to it. */
export function showTopLayers({ items, needs_consent, words }: Layers): void {
  for (const [name, content] of Object.entries(items)) {
    const key = `${name} ${content.length}`;
    if (started.has(key) || (name !== SCRIPT && closed().includes(key))) continue;
    started.add(key);
    const start = () => {
      if (name === SCRIPT) void runText(content, 'top-layer-script');
      else raise(layerOf(name, content, words), key);
    };
    if (needs_consent.includes(name)) onConsent(start);
    else start();
  }
}

function layerOf(name: string, content: string, { title, close }: LayerWords): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog top-layer';
  dialog.ariaLabel = title;
  dialog.dataset.topLayerBackdrop = '';
  const [head, body] = [document.createElement('div'), document.createElement('div')];
  head.className = 'top-layer__head';
  head.append(...parseHtml(CLOSE_BUTTON).body.childNodes);
  for (const words of head.querySelectorAll('span')) words.textContent = close;
  body.className = 'dialog__body';
  dialog.append(head, body);
  document.body.append(dialog);
  insertHtml(content, name, (html) => body.append(html));
  // A press beside it closes nothing (spec §4 Modals).
  dialog.addEventListener('click', (event) => event.target === dialog && event.stopPropagation());
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  return dialog;
}

function raise(dialog: HTMLDialogElement, key: string): void {
  dialog.addEventListener('close', () => {
    remember(key);
    dialog.remove();
    showNext();
  });
  waiting.push(dialog);
  showNext();
}

/** Not above another dialog, nor before the question of cookies is answered: it waits. */
function showNext(): void {
  const open = document.querySelector('dialog[open]');
  const isAsked = document.getElementById('consent')?.checkVisibility();
  if (open) open.addEventListener('close', showNext, { once: true });
  else if (isAsked) document.addEventListener(CONSENT_GIVEN, () => setTimeout(showNext), { once: true });
  else waiting.shift()?.showModal();
}

/** What was closed stays closed while the browser's tab lives; where nothing may be stored, until the next page. */
function remember(key: string): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, JSON.stringify([...closed(), key]));
  } catch {
    // It is only shown once more.
  }
}

function closed(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CLOSED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
