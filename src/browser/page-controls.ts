import { onNavigated } from './navigation/navigation.ts';

const FAR_DOWN = 2;

/** The small controls of every page: back to the last page, back to the top, the menu drawer. */
export function startPageControls(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-control]');
    if (control?.dataset.control === 'back') goBack(event);
    if (control?.dataset.control === 'top')
      scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
    if (control?.dataset.control === 'open') openDialog(control, event);
    if (control?.dataset.control === 'close') control.closest('dialog')?.close();
    if (event.target instanceof HTMLDialogElement) event.target.close();
  });
  document.addEventListener('change', (event) => {
    const field = event.target as HTMLElement;
    if (field.matches('[data-submit-on-change]')) field.closest('form')?.requestSubmit();
  });
  const showTop = () =>
    document.documentElement.toggleAttribute('data-far-down', scrollY > FAR_DOWN * innerHeight);
  addEventListener('scroll', showTop, { passive: true });
  onNavigated(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  });
}

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes back in the history where there is something to go back to; else the link's own address serves. */
function goBack(event: Event): void {
  if (history.length <= 1) return;
  event.preventDefault();
  history.back();
}

function openDialog(control: HTMLElement, event: Event): void {
  const dialog = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!dialog.open) dialog.showModal();
}
