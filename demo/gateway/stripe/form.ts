export type Form = { [name: string]: string | Form };

/** What is sent as 'line_items[0][quantity]=1', in the shape that it stands for. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      const inner = place[part];
      const next: Form = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}

export const formIn = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};

export const textIn = (form: Form, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

/** Of a form that has texts alone. */
export const textsIn = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formIn(form, name)).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
