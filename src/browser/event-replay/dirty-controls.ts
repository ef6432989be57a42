import { nextTask } from '#browser/next-task.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Change = { control: Control; value: string };

/** The controls whose state is no longer the one in the HTML. */
export function changedControls(part: Element): Change[] {
  const controls = part.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');
  return [...controls].filter(isChanged).map((control) => ({ control, value: control.value }));
}

/** Changes them once more. Without this, React would show size XS while the shopper had chosen M. */
export async function repeatChanges(changes: Change[]): Promise<void> {
  for (const change of changes) repeatChange(change);
  if (changes.length > 0) await nextTask();
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
