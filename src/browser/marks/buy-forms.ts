import { showAlert } from '#browser/alerts.ts';
import { changeBasket } from '#browser/basket-requests.ts';

/** Puts a form's product into the basket without leaving the page; if that fails, the browser sends the form. */
export async function buy(form: HTMLFormElement): Promise<void> {
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
