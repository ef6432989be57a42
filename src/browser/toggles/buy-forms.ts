import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';

/** Puts a form's product into the basket without leaving the page. */
export async function buy(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  try {
    const { status, message } = await sendBasketChange(form, button);
    showAlert(status === 'success' ? 'success' : 'error', message);
  } finally {
    form.ariaBusy = null;
  }
}
