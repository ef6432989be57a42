import type { FoundGroup } from '#contract/search/live-search.ts';
import { say } from '#texts/say.ts';
import { columnsOf } from './result-elements.ts';
import type { LiveSearchSettings, SearchParts } from './search-parts.ts';

const PANEL_ID = 'live-search-results';
const NONE = 'search__none';

/** The list of results below the search box, and which of them is active. */
export function resultsPanel({ form, input, list, status }: SearchParts, settings: LiveSearchSettings) {
  list.id = PANEL_ID;
  input.role = 'combobox';
  input.autocomplete = 'off';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', PANEL_ID);

  let options: HTMLAnchorElement[] = [];
  let queries = 0;
  let active: number | undefined;

  const setOpen = (isOpen: boolean) => {
    form.toggleAttribute('data-open', isOpen);
    list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    status.className = 'sr-only';
  };

  // The focus stays in the field: the browser would take it to the link, or away, before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    isOpen: () => !list.hidden,
    saysNone: () => status.className === NONE,
    active: () => active,
    counts: () => (list.hidden ? { queries: 0, all: 0 } : { queries, all: options.length }),

    open(groups: readonly FoundGroup[], text: string): void {
      list.replaceChildren(...columnsOf(groups, text, settings));
      options = [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
      for (const [index, option] of options.entries()) option.id = `${PANEL_ID}-${index}`;
      queries = groups.find(({ kind }) => kind === 'queries')?.items.length ?? 0;
      list.scrollTop = 0;
      setOpen(true);
      status.textContent = say(settings.texts['liveSearch.count'], settings.language, { n: options.length });
    },

    /** Says that nothing is found; there is no list then (spec §4 Search form). */
    sayNone(text: string): void {
      setOpen(false);
      const { 'search.none': none, 'search.noneNext': next } = settings.texts;
      status.textContent = `${say(none, settings.language, { text })} ${next}`;
      status.className = NONE;
    },

    close(): void {
      setOpen(false);
      status.textContent = '';
    },

    /** Makes one of the results the active one, or none; answers with its name. */
    activate(item: number | undefined): string | undefined {
      active = item;
      for (const [index, option] of options.entries()) option.ariaSelected = String(index === item);
      const option = item === undefined ? undefined : options[item];
      if (option) input.setAttribute('aria-activedescendant', option.id);
      else input.removeAttribute('aria-activedescendant');
      option?.scrollIntoView({ block: 'nearest' });
      return option?.dataset.name;
    },

    /** Opens the active result. */
    follow(): void {
      if (active !== undefined) options[active]?.click();
    },

    /** Calls back when a result is opened in this tab. */
    onFollowed(listener: () => void): void {
      list.addEventListener('click', (event) => {
        const isLink = event.target instanceof Element && event.target.closest('a');
        if (isLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) listener();
      });
    },
  };
}
