import { showAlert } from '#browser/alerts.ts';
import { changeBasket } from '#browser/basket-requests.ts';

/** Forms that put a product into the basket do so without leaving the page; if that fails, the browser sends them. */
export function startBuyForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('data-buy')) return;
    event.preventDefault();
    void buy(form);
  });
}

async function buy(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  try {
    const { status, message } = await changeBasket(form);
    showAlert(status === 'success' ? 'success' : 'error', message);
  } catch {
    form.submit();
  } finally {
    form.ariaBusy = null;
  }
}
