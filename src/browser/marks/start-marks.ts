import { showAlert } from '#browser/alerts.ts';
import { reportError } from '#browser/error-log.ts';
import { showListsLink } from './lists-link.ts';
import { $compared, $listed } from './marks-store.ts';
import { showMarks } from './show-marks.ts';

/** Hearts and scales know whether they are pressed, and are pressed without leaving the page. */
export function startMarks(): void {
  const show = () => {
    showMarks();
    showListsLink();
    if ($compared.get()?.length)
      import('./start-comparison.ts').then(({ startComparison }) => startComparison(), reportError);
  };
  $listed.watch(show);
  $compared.watch(show);
  // What is personal may have come before this script.
  show();
  // Whoever brings products into the page, they come with their marks.
  new MutationObserver(showMarks).observe(document.body, { childList: true, subtree: true });
  startPressing();
}

/**
 * Forms that buy, and marks. The code for pressing comes when a pointer or the focus comes near; if it cannot, the
 * browser sends the form.
 */
function startPressing(): void {
  const load = () => import('./press-mark.ts');
  let hasFailed = false;
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest?.('.mark')) load().catch(() => {});
    });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter as HTMLButtonElement | null;
    const leaveToBrowser = () => {
      hasFailed = true;
      form.requestSubmit(button);
    };
    if (hasFailed) return;
    if (form.hasAttribute('data-buy')) {
      event.preventDefault();
      import('./buy-forms.ts').then(({ buy }) => buy(form, button)).catch(leaveToBrowser);
    }
    if (!form.dataset.mark || !button) return;
    event.preventDefault();
    // While the code comes, the bar may be drawn again without this button.
    const fields = new FormData(form, button);
    load().then(
      ({ pressMark }) => pressMark(form, button, fields),
      () => {
        if (!navigator.onLine) return showAlert('error', offlineWords());
        leaveToBrowser();
      },
    );
  });
}

const offlineWords = () => document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '';
