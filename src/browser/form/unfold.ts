/** What is wrong with a field, or was put back into it, is not folded away. */
export function unfold(control: Element | null): void {
  const folded = control?.closest('details');
  if (folded) folded.open = true;
}
