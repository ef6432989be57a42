import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import { usePanel } from './panel-view.tsx';

/** Shows the shop that the form is its own. */
export function CsrfField() {
  return <input type="hidden" name={CSRF_FIELD} value={usePanel().csrf} />;
}
