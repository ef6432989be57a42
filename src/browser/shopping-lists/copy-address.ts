import { showAlert } from '#browser/alerts/alerts.ts';

/** Shows the buttons that copy an address; without a script there is only the address to be copied. */
export function copyOnClick(host: HTMLElement, signal: AbortSignal): void {
  for (const button of host.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button), { signal });
  }
}

async function copy({ dataset }: HTMLElement): Promise<void> {
  const field = document.getElementById(dataset.copy ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    showAlert('success', dataset.copied ?? '');
  } catch {
    showAlert('warning', dataset.notCopied ?? '');
  }
}
