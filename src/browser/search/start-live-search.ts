import { reportError } from '#browser/error-log/error-log.ts';
import { repeatArrival, wasTappedBefore } from '#browser/event-replay/layout-events.ts';

/** Brings live search when the header's search box is first wanted; until then it is a plain form. */
export function startLiveSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  let wasTapped = wasTappedBefore(input);
  let isWanted = false;
  const load = () => {
    if (isWanted) return;
    isWanted = true;
    import('./live-search.ts').then(({ openLiveSearch }) => openLiveSearch(form, wasTapped), reportError);
  };
  input.addEventListener('focusin', load);
  input.addEventListener('click', () => {
    wasTapped = true;
    load();
  });
  repeatArrival(input);
}
