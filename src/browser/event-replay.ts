const BUTTON = 'button[type=button]:not([popovertarget], shop-island *)';
const OPENER = 'a[data-control]:not([data-control=back])';
const TOGGLE = 'form[data-toggle]';

/**
 * Holds what is pressed before its code has come; answers with the way to do it again once it has, or cannot: a toggle
 * is then a form like any other, and what opens the menu a link. The first Tab of the main page leads on, and its helper
 * opens when it can.
 */
export function holdEarlyEvents(): () => void {
  const kept: (() => void)[] = [];
  const keepClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(`${BUTTON}, ${OPENER}`);
    if (control?.matches(OPENER)) event.preventDefault();
    if (control) kept.push(() => control.isConnected && control.click());
  };
  const holdToggle = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(TOGGLE)) return;
    event.preventDefault();
    kept.push(() => submitter?.isConnected && form.requestSubmit(submitter));
  };
  // It has led on already, and is only told of.
  const keepTab = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>) => {
    if (key === 'Tab')
      kept.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  addEventListener('click', keepClick, early);
  addEventListener('submit', holdToggle, early);
  addEventListener('keydown', keepTab, early);
  // Whoever is somewhere by the keyboard has pressed Tab before any script was there.
  keepTab({ key: 'Tab', target: document.querySelector(':focus-visible') });
  return () => {
    listening.abort();
    for (const repeat of kept) repeat();
  };
}
