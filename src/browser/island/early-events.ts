import { nextTask } from '#browser/next-task.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Change = { control: Control; value: string };
type Action =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'key'; target: HTMLElement; key: string }
  | { kind: 'submit'; form: HTMLFormElement; button: HTMLElement | null };

/**
 * Keeps what a shopper does to an island before its code is there, and does it again once it is. Without this,
 * React would show size XS while the shopper had chosen M.
 */
export class EarlyEvents {
  readonly #actions: Action[] = [];
  readonly #listening = new AbortController();

  constructor(island: HTMLElement, hydrate: () => void) {
    const options = { capture: true, signal: this.#listening.signal };
    const keep = (action: Action) => {
      this.#actions.push(action);
      island.setAttribute('aria-busy', 'true');
      hydrate();
    };
    for (const type of ['pointerdown', 'focusin', 'input', 'change'])
      island.addEventListener(type, hydrate, { ...options, passive: true });
    island.addEventListener('click', (event) => keepClick(event, keep), options);
    island.addEventListener('keydown', (event) => keepKey(event, keep), options);
    island.addEventListener('submit', (event) => keepSubmit(event, keep), options);
  }

  /**
   * Stops listening and repeats what was kept, one thing at a time, so that each finds the island as the one before
   * has left it. `changes` are the controls as the shopper left them.
   */
  async replay(changes: Change[]): Promise<void> {
    this.stop();
    for (const change of changes) repeatChange(change);
    if (changes.length > 0) await nextTask();
    for (const action of this.#actions.splice(0)) {
      repeat(action);
      await nextTask();
    }
  }

  stop(): void {
    this.#listening.abort();
  }
}

/** The controls whose state is no longer the one in the HTML. */
export function changedControls(island: Element): Change[] {
  const controls = island.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');
  return [...controls].filter(isChanged).map((control) => ({ control, value: control.value }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isCheckable(control)) return control.checked !== control.defaultChecked && isMeaningful(control);
  return control.value !== control.defaultValue;
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

// Of a radio group only the newly chosen button counts; the one it replaced follows by itself.
const isMeaningful = (control: HTMLInputElement) => control.type === 'checkbox' || control.checked;

function keepClick(event: Event, keep: (action: Action) => void): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
  if (button) keep({ kind: 'click', target: button });
}

const WIDGET_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape']);

function keepKey(event: KeyboardEvent, keep: (action: Action) => void): void {
  const target = event.target as HTMLElement;
  if (WIDGET_KEYS.has(event.key) && !target.matches('input, select, textarea'))
    keep({ kind: 'key', target, key: event.key });
}

function keepSubmit(event: SubmitEvent, keep: (action: Action) => void): void {
  event.preventDefault();
  event.stopPropagation();
  keep({ kind: 'submit', form: event.target as HTMLFormElement, button: event.submitter });
}

function repeat(action: Action): void {
  if (action.kind === 'submit') {
    if (action.form.isConnected) action.form.requestSubmit(action.button?.isConnected ? action.button : null);
  } else if (action.target.isConnected) {
    if (action.kind === 'click') action.target.click();
    else action.target.dispatchEvent(new KeyboardEvent('keydown', { key: action.key, bubbles: true }));
  }
}

/** Puts a value through React's own tracking, which ignores an event whose value it believes to know. */
function repeatChange({ control, value }: Change): void {
  if (!control.isConnected) return;
  if (isCheckable(control)) {
    control.checked = control.type === 'checkbox' ? !control.checked : false;
    control.click();
    return;
  }
  const select = control instanceof HTMLSelectElement;
  control.value = select ? '' : `${value}\u0000`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(select ? 'change' : 'input', { bubbles: true }));
}
