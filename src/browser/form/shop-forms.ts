import { defineLazyElement } from '#browser/layout/lazy-element.ts';

/** Defines `<shop-form>`: connected, it checks what is typed and is sent without a new page. Until then it is a form. */
export function startForms(): void {
  defineLazyElement('shop-form', async () => (await import('./start-form.ts')).startForm);
}
