import { onNavigated } from '#browser/navigation/navigation.ts';
import { showPending } from './pending-state.ts';
import { onScrollCheck } from './scroll-check.ts';
import { $view } from './view.ts';

const FAR_DOWN = 2;
/** Above it the header stands in its own place. */
const HEADER_PX = 200;

/** The small controls of every page: back to the last page, back to the top, dialogs and drawers. */
export function startPageControls(): void {
  // On the way down to the control, so that partial navigation sees what was done already.
  const onTheWayDown = { capture: true };
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-control]');
    if (!control) return;
    const what = control.dataset.control;
    if (what === 'back') goBack(event);
    if (what === 'top') scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
    if (what === 'open' || what === 'toggle') void openDialog(control, event);
    if (what === 'close') control.closest('dialog')?.close();
  };
  document.addEventListener('click', onClick, onTheWayDown);
  const root = document.documentElement;
  let last = 0;
  onScrollCheck(() => {
    root.toggleAttribute('data-far-down', scrollY > FAR_DOWN * innerHeight);
    root.toggleAttribute('data-down', scrollY > Math.max(last, HEADER_PX));
    last = scrollY;
  });
  onNavigated(() => closeAll('dialog'));
  // Drawers are for small views: on desktop views they are forced closed (spec §4 Sidebar and filters).
  $view.watch(() => {
    if ($view.get() >= 3) closeAll('.dialog--drawer');
  });
}

function closeAll(dialogs: string): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(dialogs)) dialog.close();
}

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes back in the history where there is something to go back to; else the link's own address serves. */
function goBack(event: Event): void {
  if (history.length <= 1) return;
  event.preventDefault();
  history.back();
}

async function openDialog(control: HTMLElement, event: Event): Promise<void> {
  const dialog = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // Not every browser does so by itself, and closed, the dialog gives the focus back.
  control.focus({ preventScroll: true });
  if (dialog.open && control.dataset.control === 'toggle') return dialog.close();
  await showPending(control);
  if (!dialog.open && dialog.isConnected) dialog.showModal();
}
