import { REGION_FIELDS } from '#contract/region/region.ts';
import { loadSettings } from './settings-page.ts';

const FORM = 'form[data-region-form]';

/** Brings the form into its dialog, once; where that fails, the browser goes to the form's own page. */
export async function fillRegionDialog(control: HTMLAnchorElement): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#region-dialog');
  const body = dialog?.querySelector('.dialog__body');
  const formThere = () => body?.querySelector<HTMLFormElement>(FORM);
  formThere()?.reset();
  try {
    const form = formThere() ?? (await loadSettings(control.href)).querySelector<HTMLFormElement>(FORM);
    if (!form || !body) throw new Error('settings: no form');
    const back = form.querySelector<HTMLInputElement>(`[name=${REGION_FIELDS.back}]`);
    if (back) back.value = location.pathname + location.search;
    // One that came meanwhile may be filled in already.
    if (!formThere()) body.replaceChildren(document.adoptNode(form));
  } catch {
    if (dialog?.open) location.assign(control.href);
  }
}
