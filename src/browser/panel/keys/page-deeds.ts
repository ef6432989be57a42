type Page = Document | Element;

const FIELD = 'input:not([type=hidden], [hidden]), textarea, select';

/** Opens the form for a note, wherever the page has it; false where it has none. */
export const openNote = (root: Page): boolean => openForm(root, 'main form[action$="/note"]');

/** Opens the first form that changes what is there. */
export const openEdit = (root: Page): boolean => openForm(root, 'main form[action*="/edit-"]');

function openForm(root: Page, selector: string): boolean {
  const field = root.querySelector(selector)?.querySelector<HTMLElement>(FIELD);
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
  return field != null;
}

/** Opens the first of what can be printed here. */
export function printIt(root: Page): boolean {
  const paper = root.querySelector<HTMLElement>('[data-paper]');
  paper?.click();
  return paper !== null;
}

/** Sends the form in which somebody is; in none, the one of the next step. */
export const doNext = (root: Document): boolean =>
  send(formInUse(root) ?? root.querySelector<HTMLFormElement>('.order__next form'));

/** Saves what the bar says is not saved; where it says nothing, the form in which somebody is. */
export function save(root: Document): boolean {
  const button = root.querySelector<HTMLElement>('[data-save-bar]:not([hidden]) [data-save-do]');
  button?.click();
  return button !== null || send(formInUse(root));
}

const formInUse = (root: Document) =>
  root.activeElement?.closest<HTMLFormElement>('main form[method=post]') ?? null;

/** A form of many buttons is sent by one of them alone: which one is meant nobody has said. */
function send(form: HTMLFormElement | null): boolean {
  const [button, ...others] = form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [];
  if (!form || !button || others.length > 0) return false;
  form.requestSubmit(button);
  return true;
}
