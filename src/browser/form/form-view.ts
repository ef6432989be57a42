import type { Language } from '#contract/language.ts';
import type { FieldRule, FormValues } from '#domain/form/form-rules.ts';
import type { FormTexts } from '#texts/forms/form-texts.ts';
import { say } from '#texts/say.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type FormView = ReturnType<typeof viewOf>;

/** A form on the page: its rules and texts, what stands in its fields, and what is shown at them. */
export function viewOf(host: HTMLElement, form: HTMLFormElement) {
  const fields: FieldRule[] = JSON.parse(host.dataset.fields ?? '[]');
  const texts: FormTexts = JSON.parse(host.dataset.texts ?? '{}');
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'pl';
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

  const links = () =>
    fields.flatMap(({ name }) => {
      const problem = problems.get(name);
      return problem ? [linkTo(controlOf(name), problem)] : [];
    });

  function clearFailure(): void {
    delete form.dataset.state;
    const summary = form.querySelector<HTMLElement>('.form__summary');
    if (summary) summary.hidden = true;
  }

  /** What was put right leaves the summary, and nothing else in it: a link there may have the focus. */
  function tidySummary(): void {
    if (problems.size === 0) clearFailure();
    const wrong = new Set([...problems.keys()].map((name) => `#${controlOf(name)?.id}`));
    for (const link of form.querySelectorAll('[data-summary-list] a'))
      if (!wrong.has(link.getAttribute('href') ?? '')) link.parentElement?.remove();
    const left = form.querySelectorAll('[data-summary-list] a').length;
    const title = form.querySelector('[data-summary-title][data-count]');
    if (title && left > 0) title.textContent = countText(left);
  }

  const countText = (n: number) => say(texts['form.summary'], language, { n });

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
      if (state === 'error') control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      const place = document.getElementById(`${control.id}_message`);
      if (place && place.textContent !== message) place.textContent = message;
      if (form.dataset.state === 'failed' && state !== 'error') tidySummary();
    },

    /** Says above the fields what is wrong, leads to them, and takes the focus. */
    fail(message?: string, link?: { href: string; text: string }): void {
      form.dataset.state = 'failed';
      const summary = form.querySelector<HTMLElement>('.form__summary');
      if (!summary) return;
      const title = summary.querySelector<HTMLElement>('[data-summary-title]');
      title?.replaceChildren(message ?? countText(problems.size), ...(link ? [' ', anchor(link)] : []));
      title?.toggleAttribute('data-count', message === undefined);
      summary.querySelector('[data-summary-list]')?.replaceChildren(...links());
      summary.hidden = false;
      summary.focus();
    },

    clearFailure,
  };
}

const anchor = ({ href, text }: { href: string; text: string }) =>
  Object.assign(document.createElement('a'), { href, textContent: text });

/** Leads to a field; the browser would only scroll to it. */
function linkTo(control: Control | null, problem: string): HTMLLIElement {
  const label = control?.labels?.[0]?.firstChild?.textContent;
  const link = Object.assign(document.createElement('a'), {
    href: `#${control?.id}`,
    textContent: label ? `${label}: ${problem}` : problem,
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}
