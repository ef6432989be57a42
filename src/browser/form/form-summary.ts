export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A field that is wrong, and what is wrong with it. */
export type Wrong = { control: Control; problem: string };

/** What stands above the fields of a form that was refused, and leads to those that are wrong. */
export function summaryOf(form: HTMLFormElement, countText: (n: number) => string) {
  const part = <Part extends HTMLElement>(selector: string) => form.querySelector<Part>(selector);

  return {
    /** Says what is wrong, and takes the focus. What a field says already is not said above it too. */
    show(wrong: readonly Wrong[], message?: string, link?: { href: string; text: string }): void {
      const summary = part('.form__summary');
      const title = part('[data-summary-title]');
      const isCount = message === undefined || wrong.some(({ problem }) => problem === message);
      title?.replaceChildren(
        isCount ? countText(wrong.length) : message,
        ...(link ? [' ', anchor(link)] : []),
      );
      title?.toggleAttribute('data-count', isCount);
      part('[data-summary-list]')?.replaceChildren(...wrong.map(itemOf));
      if (summary) summary.hidden = false;
      summary?.focus();
    },

    /** Follows what is wrong by now. Links that stay are left in place: one of them may have the focus. */
    follow(wrong: readonly Wrong[]): void {
      const list = part('[data-summary-list]');
      if (!list) return;
      const linkOf = ({ control }: Wrong) => list.querySelector(`a[href="#${control.id}"]`);
      const staying = new Set(wrong.map(linkOf));
      for (const link of list.querySelectorAll('a')) if (!staying.has(link)) link.parentElement?.remove();
      for (const [index, one] of wrong.entries()) {
        const link = linkOf(one);
        if (!link) list.insertBefore(itemOf(one), list.children[index] ?? null);
        else if (link.textContent !== wordsOf(one)) link.textContent = wordsOf(one);
      }
      const title = part('[data-summary-title][data-count]');
      if (title && title.textContent !== countText(wrong.length)) title.textContent = countText(wrong.length);
    },

    hide(): void {
      const summary = part('.form__summary');
      if (summary) summary.hidden = true;
    },
  };
}

const anchor = ({ href, text }: { href: string; text: string }) =>
  Object.assign(document.createElement('a'), { href, textContent: text });

/** Leads to a field; the browser would only scroll to it. */
function itemOf(wrong: Wrong): HTMLLIElement {
  const link = anchor({ href: `#${wrong.control.id}`, text: wordsOf(wrong) });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    wrong.control.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The problem after the field's name, and that of its section where the form has such names twice. */
function wordsOf({ control, problem }: Wrong): string {
  const section = control.closest<HTMLElement>('[data-section]')?.dataset.section;
  return [section, nameOf(control), problem].filter(Boolean).join(': ');
}

/** Radio buttons have the name of their group: a label is that of one choice. */
const nameOf = (control: Control) =>
  control.type === 'radio'
    ? control.closest('fieldset')?.querySelector('legend')?.textContent
    : control.labels?.[0]?.firstChild?.textContent;
