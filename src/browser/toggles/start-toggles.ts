import { showAlert } from '#browser/alerts/alerts.ts';
import { reportError } from '#browser/error-log/error-log.ts';
import { showListsLink } from './lists-link.ts';
import { showToggles } from './show-toggles.ts';
import { $compared, $listed } from './toggles-store.ts';

/** Wishlist and compare toggles know whether they are pressed, and are pressed without leaving the page. */
export function startToggles(): void {
  const show = () => {
    showToggles();
    showListsLink();
    if ($compared.get()?.length)
      import('#browser/compare/start-comparison.ts').then(
        ({ startComparison }) => startComparison(),
        reportError,
      );
  };
  $listed.watch(show);
  $compared.watch(show);
  // What is personal may have come before this script.
  show();
  // Whoever brings products into the page, they come with their toggles.
  new MutationObserver(showToggles).observe(document.body, { childList: true, subtree: true });
  startPressing();
}

/**
 * Forms that buy, and toggles. The code for pressing comes when a pointer or the focus comes near; if it cannot, the
 * browser sends the form.
 */
function startPressing(): void {
  const load = () => import('./press-toggle.ts');
  let hasFailed = false;
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest?.('.toggle')) load().catch(() => {});
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
    if (!form.dataset.toggle || !button) return;
    event.preventDefault();
    // While the code comes, the bar may be drawn again without this button.
    const fields = new FormData(form, button);
    load().then(
      ({ pressToggle }) => pressToggle(form, button, fields),
      () => {
        if (!navigator.onLine) return showAlert('error', offlineWords());
        leaveToBrowser();
      },
    );
  });
}

const offlineWords = () => document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '';
