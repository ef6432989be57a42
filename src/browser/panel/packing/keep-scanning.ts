/** Tab ends a scan as Enter does; and what is typed anywhere else but in a field is a scan. */
export function keepScanning(event: KeyboardEvent, scan: HTMLInputElement | null): void {
  if (!scan || scan.disabled || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target, key } = event;
  if (target === scan) {
    if (key !== 'Tab' || event.shiftKey || scan.value.trim() === '') return;
    event.preventDefault();
    scan.form?.requestSubmit();
    return;
  }
  const isField = target instanceof HTMLElement && target.matches('input, select, textarea');
  if (!isField && key.length === 1 && key !== ' ') scan.focus();
}
