import { scrollBackTo } from '#browser/navigation/scroll-memory.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea';
const FIELDS = 'input:not([type=hidden])';

export type HeldPlace = {
  /** Puts everything back into the page that has come. */
  restore(): void;
  release(): void;
};

/**
 * Holds where the shopper is and what they have typed, until another page has taken the place of this one: also what
 * comes while it is on its way. What is in `sent` as it is now is sent.
 */
export function holdPlace(host: HTMLElement, sent?: HTMLFormElement): HeldPlace {
  const listening = new AbortController();
  const { signal } = listening;
  const sentFields = sent ? [...sent.querySelectorAll<HTMLInputElement>(FIELDS)] : [];
  const sentValues = new Map(sentFields.map((field) => [field, field.value]));
  let top = scrollY;
  let focused = document.activeElement;
  addEventListener(
    'scroll',
    () => {
      top = scrollY;
    },
    { signal, passive: true },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // Once this page is gone, the focus is where the next one has put it.
      if (host.isConnected) focused = target as Element;
    },
    { signal },
  );

  function restore(): void {
    for (const field of host.querySelectorAll<HTMLInputElement>(FIELDS)) {
      if (field.value === field.defaultValue || sentValues.get(field) === field.value) continue;
      const next = counterpartOf(field);
      if (next instanceof HTMLInputElement) next.value = field.value;
    }
    if (focused && host.contains(focused)) focusOn(counterpartOf(focused), focused);
    else if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    scrollBackTo(top);
  }

  return { restore, release: () => listening.abort() };
}

/** Where the control is gone, the focus goes to what was said. */
function focusOn(control: HTMLElement | undefined, before: Element): void {
  (control ?? document.getElementById('list-said'))?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && before instanceof HTMLInputElement)
    control.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** The same control in the page that has come: it stands at the same place in the part of the same name. */
function counterpartOf(control: Element): HTMLElement | undefined {
  const part = control.parentElement?.closest('[id]');
  const next = part && document.getElementById(part.id);
  return next ? controlsOf(next)[controlsOf(part).indexOf(control as HTMLElement)] : undefined;
}

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(CONTROLS)];
