import { REGION_FIELDS } from '#contract/region.ts';
import { loadSettings } from './settings-page.ts';

/** Brings the form into its dialog; where that fails, the browser goes to the form's own page. */
export async function fillRegionDialog(control: HTMLAnchorElement): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#region-dialog');
  try {
    const page = await loadSettings(control.href);
    const form = page.querySelector<HTMLFormElement>('form[data-region-form]');
    const body = dialog?.querySelector('.dialog__body');
    if (!form || !body) throw new Error('settings: no form');
    const back = form.querySelector<HTMLInputElement>(`[name=${REGION_FIELDS.back}]`);
    if (back) back.value = location.pathname + location.search;
    body.replaceChildren(document.adoptNode(form));
  } catch {
    if (dialog?.open) location.assign(control.href);
  }
}
