import { onNavigated } from '#browser/navigation/navigation.ts';

const TYPED_INTO = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])';
/** What must be answered first: the question of cookies, or a top layer. */
const ABOVE_ALL = '#consent, [data-top-layer-backdrop]';

/** The open modals, each with what had the focus before it. */
const openers = new Map<HTMLDialogElement, HTMLElement | undefined>();
let pressStays = false;
let isStarted = false;

/**
 * The rule of every modal of the shop (spec §4 Modals). It closes on Escape, on its close link and on a click outside.
 * Escape and a click outside leave it open while something above all asks for an answer, or while something is typed:
 * they leave the field, so that the next one closes. There is one modal at a time, and the focus returns.
 */
export function ruleModal(dialog: HTMLDialogElement, before: EventTarget | null): void {
  if (!dialog.open || openers.has(dialog)) return;
  if (!isStarted) start();
  isStarted = true;
  const others = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter(
    (one) => one !== dialog,
  );
  const [first] = others;
  const opener = before instanceof HTMLElement ? before : controlOf(dialog);
  openers.set(dialog, first ? (openers.get(first) ?? controlOf(first)) : opener);
  for (const other of others) other.close();
  takeAlong(dialog);
}

/** The control that opens it, where what had the focus is not known. */
const controlOf = ({ id }: HTMLDialogElement) =>
  document.querySelector<HTMLElement>(`[data-control][aria-controls="${id}"]`) ?? undefined;

function start(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const dialog = openModal();
    pressStays = !dialog || !isOutside(dialog, target, clientX, clientY) || isHeld();
  });
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    const dialog = openModal();
    // A press that began inside, such as on a map that is dragged beyond the edge, is no click outside.
    if (dialog && !pressStays && isOutside(dialog, target, clientX, clientY)) dialog.close();
  });
  // It does not bubble, and what the dialog itself does then may take it out of the page.
  document.addEventListener('close', ({ target }) => settle(target as HTMLDialogElement), { capture: true });
  onNavigated(() => [...openers.keys()].forEach(settle));
}

const openModal = () => document.querySelector<HTMLDialogElement>('dialog:modal');

function onKey(event: KeyboardEvent): void {
  const dialog = openModal();
  if (event.key !== 'Escape' || !dialog || event.defaultPrevented) return;
  // Left to itself, a browser closes it on the second Escape, whatever it is told.
  event.preventDefault();
  if (!isHeld()) dialog.close();
  else if (!isAsked()) focusOn(dialog);
  else dialog.querySelector<HTMLElement>('#consent button')?.focus();
}

function focusOn(dialog: HTMLDialogElement): void {
  dialog.tabIndex = -1;
  dialog.focus();
}

/** Beside the dialog: the browser takes a press on its backdrop for one on the dialog. */
function isOutside(dialog: HTMLDialogElement, target: EventTarget | null, x: number, y: number): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

const isHeld = () => isAsked() || document.activeElement?.matches(TYPED_INTO) === true;

const isAsked = () =>
  [...document.querySelectorAll(ABOVE_ALL)].some((element) => element.getClientRects().length > 0);

/** What lies outside an open modal can be neither seen nor heard nor pressed: alerts and the question go into it. */
function takeAlong(dialog: HTMLDialogElement): void {
  const alerts = document.getElementById('alerts');
  const question = document.querySelector('#consent:not([hidden])');
  if (alerts) dialog.append(alerts);
  if (question && dialog.id !== 'cookies') dialog.append(question);
}

function settle(dialog: HTMLDialogElement): void {
  if (dialog.open && dialog.isConnected) return;
  const next = openModal();
  const alerts = dialog.querySelector(':scope > #alerts');
  const question = dialog.querySelector(':scope > #consent');
  if (alerts) (next ?? document.body).append(alerts);
  if (question) document.querySelector('.skip')?.after(question);
  if (next) takeAlong(next);
  const { activeElement } = document;
  const isLost = activeElement === document.body || dialog.contains(activeElement);
  if (isLost && !next) openers.get(dialog)?.focus();
  openers.delete(dialog);
}
