import { reportError } from '#browser/error-log.ts';

/** Brings live search when the header's search box is first wanted; until then it is a plain form. */
export function startLiveSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  // Who was there before this script may have tapped it.
  let wasTapped = document.activeElement === input;
  let isWanted = false;
  const wake = () => {
    if (isWanted) return;
    isWanted = true;
    import('./live-search.ts').then(({ openLiveSearch }) => openLiveSearch(form, wasTapped), reportError);
  };
  input.addEventListener('focus', wake);
  input.addEventListener('click', () => {
    wasTapped = true;
    wake();
  });
  if (wasTapped) wake();
}
