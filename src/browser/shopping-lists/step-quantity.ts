import { pageLanguage } from '#browser/layout/page-language.ts';
import { fitQuantity, formatQuantity, stepQuantity } from '#domain/product/quantity.ts';

/** Presses in quick succession are sent as one. */
const SENT_AFTER_MS = 400;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The two buttons of a quantity: one more, one less, and what is left in the field is sent. */
export function stepOnClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('.quantity__step');
  const field = button?.parentElement?.querySelector('input');
  const rules = button?.closest<HTMLElement>('[data-rules]')?.dataset.rules;
  const item = button?.closest('.list-item')?.id;
  if (!button || !field || !rules || !item) return;
  const direction = button.nextElementSibling ? -1 : 1;
  const limits = { ...JSON.parse(rules), max: Number.POSITIVE_INFINITY };
  const { quantity } = fitQuantity(field.value, limits);
  field.value = formatQuantity(stepQuantity(quantity, direction, limits), pageLanguage(), limits.precision);
  clearTimeout(timers.get(item));
  timers.set(
    item,
    setTimeout(() => send(item), SENT_AFTER_MS),
  );
}

/** Another change may have put a new row in the place of the old one, with the same number in its field. */
function send(item: string): void {
  timers.delete(item);
  document.getElementById(item)?.querySelector('form')?.requestSubmit();
}
