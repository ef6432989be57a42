import { type ActionHere, actionsHere } from './actions-here.ts';
import { askFound, type FoundGroup } from './ask-found.ts';
import { paletteOptions } from './options.ts';

/** So long nothing may be typed before it is asked for. */
const WAIT_MS = 120;
/** What comes sooner is not worth saying that it is coming. */
const LATE_MS = 250;

/** How it asks, and how long it waits before. */
export type Way = { ask: typeof askFound; waitMs: number; lateMs: number };
const BY_NETWORK: Way = { ask: askFound, waitMs: WAIT_MS, lateMs: LATE_MS };

/** A combobox over all that there is: pages, orders, clients, products, and what can be done here. */
export function openedPalette(dialog: HTMLDialogElement, signal: AbortSignal, way = BY_NETWORK): () => void {
  const root = dialog.ownerDocument;
  const [field, list, said] = ['input', '[role=listbox]', '[role=status]'].map((part) =>
    dialog.querySelector<HTMLElement>(part),
  ) as [HTMLInputElement, HTMLElement, HTMLElement];
  const options = paletteOptions(list, field);
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: FoundGroup[] = [];
  let isAsked = false;
  /** Enter came before the answer to what was typed: it means the first of what will be found. */
  let wantsFirst = false;

  function show(groups: FoundGroup[], words: string | undefined): void {
    const actions: ActionHere[] = actionsHere(root, field.value);
    const count = options.show(groups, { name: dialog.dataset.here ?? '', actions });
    const { none = '', count: counted = '' } = dialog.dataset;
    said.textContent = words ?? (count === 0 ? none : counted.replace('{n}', String(count)));
  }

  async function ask(): Promise<void> {
    const { signal: still } = asking;
    const late = setTimeout(() => {
      said.textContent = dialog.dataset.loading ?? '';
    }, way.lateMs);
    still.addEventListener('abort', () => clearTimeout(late));
    const url = `${field.form?.action}?${new URLSearchParams({ q: field.value })}`;
    const answer = await way.ask(url, still);
    clearTimeout(late);
    if (still.aborted) return;
    isAsked = false;
    if (answer === 'elsewhere') return root.location.assign(url);
    if (answer !== 'failed') last = answer;
    const { failed, offline } = dialog.dataset;
    if (answer === 'failed') show([], root.defaultView?.navigator.onLine === false ? offline : failed);
    else show(answer, undefined);
    const first = wantsFirst ? options.chosen() : undefined;
    wantsFirst = false;
    if (first) run(first);
  }

  /** What was asked for before is not waited for any more. */
  function askSoon(waitMs: number): void {
    asking.abort();
    clearTimeout(timer);
    asking = new AbortController();
    [isAsked, wantsFirst] = [true, false];
    timer = setTimeout(() => void ask(), waitMs);
  }

  function run(option: HTMLElement): void {
    dialog.close();
    if (option instanceof HTMLAnchorElement) option.click();
    else option.dispatchEvent(new Event('palette-run'));
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => options.step(1),
    ArrowUp: () => options.step(-1),
    PageDown: () => options.edge(true),
    PageUp: () => options.edge(false),
    Enter: () => {
      const chosen = options.chosen();
      if (chosen) run(chosen);
      else if (isAsked) wantsFirst = true;
      else field.form?.submit();
    },
  };
  field.addEventListener(
    'input',
    () => {
      // What is shown answers something else by now.
      options.choose(undefined);
      askSoon(way.waitMs);
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (!act || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  // By itself, a browser may take the first press away from the field alone.
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      dialog.close();
    },
    { signal },
  );
  list.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      if (option && !(option instanceof HTMLAnchorElement)) run(option);
      else if (option && !ctrlKey && !metaKey) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    // Beside the palette: on what lies behind it.
    ({ target }) => target === dialog && dialog.close(),
    { signal },
  );
  dialog.addEventListener('close', () => asking.abort(), { signal });
  signal.addEventListener('abort', () => {
    asking.abort();
    clearTimeout(timer);
  });

  return () => {
    if (dialog.open) return dialog.close();
    dialog.showModal();
    field.select();
    field.focus();
    if (last.length > 0) show(last, undefined);
    askSoon(0);
  };
}
