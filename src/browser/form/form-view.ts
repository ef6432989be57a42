import { pageLanguage } from '#browser/layout/page-language.ts';
import type { FieldRule, FormValues } from '#domain/form/form-rules.ts';
import type { FormTexts } from '#texts/form/form-texts.ts';
import { say } from '#texts/say.ts';
import { type Control, summaryOf, type Wrong } from './form-summary.ts';
import { unfold } from './unfold.ts';

export type FormView = ReturnType<typeof viewOf>;

/** A form on the page: its rules and texts, what stands in its fields, and what is shown at them. */
export function viewOf(host: HTMLElement, form: HTMLFormElement) {
  const fields: FieldRule[] = JSON.parse(host.dataset.fields ?? '[]');
  const texts: FormTexts = JSON.parse(host.dataset.texts ?? '{}');
  const language = pageLanguage();
  const problems = new Map<string, string>();

  // Of radio buttons the first stands for all of them.
  const controlOf = (name: string) => {
    const found = form.elements.namedItem(name);
    return (found instanceof RadioNodeList ? found[0] : found) as Control | null;
  };
  const textIn = (name: string): string => {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) return found.value;
    const control = controlOf(name);
    if (control instanceof HTMLInputElement && control.type === 'radio')
      return control.checked ? control.value : '';
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      return control.checked ? control.value : '';
    return control?.value ?? '';
  };

  const wrong = (): Wrong[] =>
    fields.flatMap(({ name }) => {
      const [control, problem] = [controlOf(name), problems.get(name)];
      return control && problem ? [{ control, problem }] : [];
    });
  const summary = summaryOf(form, (n) => say(texts['form.summary'], language, { n }));

  function clearFailure(): void {
    delete form.dataset.state;
    summary.hide();
  }

  return {
    form,
    fields,
    texts,
    language,
    /** What is wrong at this moment, as far as it is known. */
    problems: problems as ReadonlyMap<string, string>,
    controlOf,
    textIn,
    /** Whether another text stands there than the page came with. */
    isChanged(name: string): boolean {
      const control = controlOf(name);
      return control !== null && 'defaultValue' in control && control.value !== control.defaultValue;
    },
    hasFocus: (name: string) => document.activeElement === controlOf(name),
    values: (): FormValues => Object.fromEntries(fields.map(({ name }) => [name, textIn(name)])),
    fieldOf: (target: EventTarget | null): FieldRule | undefined =>
      fields.find(({ name }) => target instanceof Element && target.getAttribute('name') === name),

    /** Shows a field as right, as wrong with its message, or as neither. */
    show(name: string, state: 'success' | 'error' | undefined, message = ''): void {
      const control = controlOf(name);
      if (state === 'error') problems.set(name, message);
      else problems.delete(name);
      const field = control?.closest<HTMLElement>('.field');
      if (!control || !field) return;
      if (state) field.dataset.state = state;
      else delete field.dataset.state;
      if (state === 'error') {
        control.setAttribute('aria-invalid', 'true');
        unfold(control);
      } else control.removeAttribute('aria-invalid');
      const place = document.getElementById(`${control.id}_message`);
      if (place && place.textContent !== message) place.textContent = message;
      if (form.dataset.state !== 'failed') return;
      if (problems.size === 0) clearFailure();
      else summary.follow(wrong());
    },

    /** Says above the fields what is wrong, leads to them, and takes the focus. */
    fail(message?: string, link?: { href: string; text: string }): void {
      form.dataset.state = 'failed';
      summary.show(wrong(), message, link);
    },

    clearFailure,
  };
}
