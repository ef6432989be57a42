import { reportError } from '#browser/error-log.ts';

/** Brings live search when the header's search box is first wanted; until then it is a plain form. */
export function startLiveSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const wake = ({ type }: { type: string }) => {
    input.removeEventListener('focus', wake);
    input.removeEventListener('pointerdown', wake);
    const wasTapped = type === 'pointerdown';
    import('./live-search.ts').then(({ openLiveSearch }) => openLiveSearch(form, wasTapped), reportError);
  };
  input.addEventListener('focus', wake);
  input.addEventListener('pointerdown', wake);
  if (document.activeElement === input) wake({ type: 'focus' });
}
