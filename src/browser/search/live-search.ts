import { onNavigated } from '#browser/navigation/navigation.ts';
import { SEARCH_DEBOUNCE_MS } from '#contract/search/live-search.ts';
import { nextItem } from './next-item.ts';
import { resultsPanel } from './results-panel.ts';
import { searchOverlay } from './search-overlay.ts';
import { partsOf, settingsOf } from './search-parts.ts';
import { fetchResults } from './search-requests.ts';

/** Shows results while one types (spec §4 Search form): the header's form as a combobox. */
export function openLiveSearch(form: HTMLFormElement, wasTapped: boolean): void {
  const parts = partsOf(form);
  const { input, hint } = parts;
  const settings = settingsOf(form);
  const panel = resultsPanel(parts, settings);
  const overlay = searchOverlay(parts, () => rest());
  let typed = input.value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: AbortController | undefined;

  /** Searches once the shopper pauses. */
  function schedule(): void {
    stop();
    hint.hidden = [...typed.trim()].length >= settings.minLength;
    if (!hint.hidden) panel.close();
    else timer = setTimeout(() => void search(), SEARCH_DEBOUNCE_MS);
  }

  async function search(): Promise<void> {
    const mine = new AbortController();
    underway = mine;
    const text = typed.trim();
    form.toggleAttribute('data-loading', true);
    const groups = await fetchResults(text, settings, mine.signal).catch(() => undefined);
    if (mine !== underway) return;
    stop();
    activate(undefined);
    if (!groups) panel.close();
    else if (groups.length > 0) panel.open(groups, text);
    else panel.sayNone(text);
  }

  function stop(): void {
    clearTimeout(timer);
    underway?.abort();
    underway = undefined;
    form.removeAttribute('data-loading');
  }

  function activate(item: number | undefined): void {
    const name = panel.activate(item);
    if (name !== undefined) input.value = name;
    else if (input.value !== typed) input.value = typed;
  }

  /** Nothing is searched for and nothing shown; the field holds what was typed. */
  function rest(): void {
    stop();
    activate(undefined);
    panel.close();
  }

  function leave(): void {
    overlay.close();
    rest();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && (panel.isOpen() || panel.saysNone() || overlay.isOpen())) {
      event.preventDefault();
      if (panel.isOpen() || !overlay.isOpen()) rest();
      else overlay.close();
    }
    if (event.key === 'Enter' && panel.active() !== undefined && !overlay.isOpen()) {
      event.preventDefault();
      panel.follow();
    }
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next =
      isSideways && overlay.isNarrow() ? undefined : nextItem(event.key, panel.active(), panel.counts());
    if (next === undefined) return;
    event.preventDefault();
    activate(next);
  }

  function onFocus(): void {
    form.toggleAttribute('data-focused', true);
    typed = input.value;
    schedule();
  }

  input.addEventListener('input', () => {
    typed = input.value;
    overlay.open();
    panel.activate(undefined);
    schedule();
  });
  input.addEventListener('keydown', onKey);
  input.addEventListener('click', () => overlay.open());
  input.addEventListener('focus', onFocus);
  input.addEventListener('blur', () => {
    form.removeAttribute('data-focused');
    if (!overlay.isOpen()) rest();
  });
  form.addEventListener('submit', leave);
  panel.onFollowed(leave);
  onNavigated(leave);

  if (wasTapped) overlay.open();
  if (document.activeElement === input) onFocus();
}
