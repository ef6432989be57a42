import { $compared, $listed } from './marks-store.ts';

/** Presses that were not answered yet, by `keyOf`: what the shopper wants to be true. */
export const underway = new Map<string, boolean>();

export const keyOf = (form: HTMLFormElement | null, product: string) => `${form?.dataset.mark} ${product}`;

/** Lets every heart and scales on the page say whether it is pressed. */
export function showMarks(): void {
  const listed = $listed.get()?.products;
  const compared = $compared.get()?.map(({ id }) => id);
  for (const mark of document.querySelectorAll<HTMLButtonElement>('.mark:not([data-mode])')) {
    const marked = mark.form?.dataset.mark === 'list' ? listed : compared;
    const pressed = underway.get(keyOf(mark.form, mark.value)) ?? marked?.includes(Number(mark.value));
    if (pressed !== undefined) mark.ariaPressed = String(pressed);
  }
}
