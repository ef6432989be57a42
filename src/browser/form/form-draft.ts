import { changedControls } from '#browser/event-replay/dirty-controls.ts';
import { SECRET_TYPES } from '#domain/form/form-rules.ts';
import type { FormView } from './form-view.ts';
import { unfold } from './unfold.ts';

/** Session keys with this beginning are cleared when the client signs out (spec §4 Logout). */
const PREFIX = 'expchck_draft_';

/** What was typed into a form, kept in this tab until it is sent: over a reload, or a session that has ended. */
export function draftOf(name: string | undefined, { form, fields, controlOf, textIn }: FormView) {
  const key = PREFIX + name;
  const kept = fields.filter(({ type }) => !SECRET_TYPES.includes(type));
  const save = (): void => {
    if (name === undefined) return;
    const values = Object.fromEntries(kept.map((field) => [field.name, textIn(field.name)]));
    sessionStorage.setItem(key, JSON.stringify(values));
  };
  return {
    save,
    /** Puts back what differs from the page, but for what was typed already; says whether there was anything. */
    restore(): boolean {
      const values = name === undefined ? {} : read(key);
      const typed = new Set(changedControls(form).map(({ control }) => control.name));
      const lost = kept.filter((field) => {
        const value = values[field.name];
        return value !== undefined && value !== textIn(field.name) && !typed.has(field.name);
      });
      for (const { name } of lost) {
        put(controlOf(name), values[name] ?? '');
        unfold(controlOf(name));
      }
      if (typed.size > 0) save();
      return lost.length > 0;
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function put(control: ReturnType<FormView['controlOf']>, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
  else if (control instanceof HTMLInputElement && control.type === 'radio') choose(control, value);
  else if (control) control.value = value;
}

function choose({ form, name }: HTMLInputElement, value: string): void {
  const group = form?.elements.namedItem(name);
  if (group instanceof RadioNodeList) group.value = value;
}
