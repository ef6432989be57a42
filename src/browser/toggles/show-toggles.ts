import { $compared, $listed } from './toggles-store.ts';

/** Presses that were not answered yet, by `keyOf`: what the shopper wants to be true. */
export const underway = new Map<string, boolean>();

export const keyOf = (form: HTMLFormElement | null, product: string) => `${form?.dataset.toggle} ${product}`;

/** Lets every wishlist and compare toggle on the page say whether it is pressed. */
export function showToggles(): void {
  const listed = $listed.get()?.products;
  const compared = $compared.get()?.map(({ id }) => id);
  for (const toggle of document.querySelectorAll<HTMLButtonElement>('.toggle:not([data-mode])')) {
    const marked = toggle.form?.dataset.toggle === 'list' ? listed : compared;
    const pressed = underway.get(keyOf(toggle.form, toggle.value)) ?? marked?.includes(Number(toggle.value));
    if (pressed !== undefined) toggle.ariaPressed = String(pressed);
  }
}
