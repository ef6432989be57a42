import { reportError } from '#browser/error-log.ts';

/** Brings live search when the header's search box is first wanted; until then it is a plain form. */
export function startLiveSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  // Who tapped it before this script came is there; who came by keyboard has no pointer on it, unless it is a finger's.
  const isThere = document.activeElement === input;
  let wasTapped = isThere && (matchMedia('(hover: none)').matches || input.matches(':hover'));
  let isWanted = false;
  const load = () => {
    if (isWanted) return;
    isWanted = true;
    import('./live-search.ts').then(({ openLiveSearch }) => openLiveSearch(form, wasTapped), reportError);
  };
  input.addEventListener('focus', load);
  input.addEventListener('click', () => {
    wasTapped = true;
    load();
  });
  if (isThere) load();
}
