import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { ORIGIN, PAGE, shopperIn, type TestShop } from './test-shop.ts';

type Name = string | RegExp;
type Answer = Awaited<ReturnType<ReturnType<typeof shopperIn>['get']>>;

const CONTROLS = ['input', 'select', 'textarea'];
const parser = new Parser(new HtmlValidate({ root: true }).getConfigForSync('page.html'));

/** A browser without JavaScript: it has pages, whose links it follows and whose forms it fills in and sends. */
export function plainBrowserIn(shop: TestShop) {
  const shopper = shopperIn(shop);
  let address = new URL(ORIGIN);
  let status = 0;
  let html = '';
  let root: HtmlElement | undefined;
  /** What was typed or chosen on this page, by the names of the fields. */
  let typed = new Map<string, string>();

  const all = (selector: string): HtmlElement[] => {
    const main = root?.querySelectorAll(`main ${selector}`) ?? [];
    return [...main, ...(root?.querySelectorAll(selector) ?? [])];
  };
  const named = (selector: string, name: Name): HtmlElement => {
    const found = all(selector).find((element) => isCalled(nameOf(element), name));
    if (!found) throw new Error(`${address.pathname} has no ${selector} '${name}'`);
    return found;
  };
  const headers = () => ({ ...PAGE, host: address.host, referer: address.href });

  async function arrive(answer: Answer): Promise<void> {
    const { location } = answer.headers;
    if (location && answer.statusCode < 400) return open(location);
    status = answer.statusCode;
    html = answer.body;
    typed = new Map();
    root = parser.parseHtml(html);
  }

  async function open(path: string): Promise<void> {
    const headersBefore = headers();
    address = new URL(path, address);
    await arrive(await shopper.get(address.pathname + address.search, headersBefore));
  }

  // A label may go on, with a unit for instance.
  const label = (name: Name) =>
    all('label').find((one) =>
      typeof name === 'string' ? textOf(one).startsWith(name) : name.test(textOf(one)),
    );
  /** The field of this label, or of this name. */
  function control(name: Name): HtmlElement {
    const written = label(name);
    const id = written?.getAttributeValue('for');
    const found =
      (id ? root?.querySelector(`#${id}`) : written?.querySelector(CONTROLS.join())) ??
      CONTROLS.flatMap(all).find((one) =>
        [attribute(one, 'aria-label'), attribute(one, 'name')].includes(String(name)),
      );
    if (!found) throw new Error(`${address.pathname} has no field '${name}'`);
    return found;
  }

  /** Types into a field, or chooses what one may choose there by its words or its value. */
  function fill(name: Name, wanted: string): void {
    const field = attribute(control(name), 'name');
    const choices = choicesOf(all(`[name="${field}"]`));
    const choice = choices.find(({ value, words }) => value === wanted || words === wanted);
    if (choices.length > 0 && !choice) throw new Error(`${name} cannot be '${wanted}'`);
    typed.set(field, choice?.value ?? wanted);
  }

  return {
    shopper,
    open,
    fill,
    follow: (name: Name) => open(attribute(named('a', name), 'href')),
    /** Chooses what stands at a label. */
    choose(name: Name): void {
      const choice = control(name);
      typed.set(attribute(choice, 'name'), choiceOf(choice));
    },
    async press(name: Name): Promise<void> {
      const button = named('button', name);
      const formId = button.getAttributeValue('form');
      const form = formId ? root?.querySelector(`#${formId}`) : button.closest('form');
      if (!form) throw new Error(`'${name}' belongs to no form`);
      const fields = fieldsOf(all, form, typed);
      if (button.hasAttribute('name')) fields.push([attribute(button, 'name'), attribute(button, 'value')]);
      const action = attribute(button, 'formaction') || attribute(form, 'action') || address.href;
      const query = new URLSearchParams(fields).toString();
      if (!/post/i.test(attribute(form, 'method'))) return open(`${action.split('?')[0]}?${query}`);
      const headersBefore = headers();
      address = new URL(action, address);
      return arrive(await shopper.post(address.pathname + address.search, query, headersBefore));
    },
    at: () => address.pathname + address.search,
    status: () => status,
    html: () => html,
    /** What one reads in all parts of the page that a selector finds. */
    words: (selector = 'main') => (root?.querySelectorAll(selector) ?? []).map(textOf),
    /** What a field of the page holds. */
    value: (name: Name) => sentBy(control(name), undefined),
  };
}

/** The fields of a form, or of the whole page, with what they would send. */
function fieldsOf(
  all: (selector: string) => HtmlElement[],
  form: HtmlElement,
  typed: Map<string, string>,
): [string, string][] {
  const isOfForm = (control: HtmlElement) =>
    control.hasAttribute('form')
      ? attribute(control, 'form') === attribute(form, 'id')
      : control.closest('form')?.isSameNode(form);
  return [...new Set(CONTROLS.flatMap(all))].flatMap((control): [string, string][] => {
    if (!isOfForm(control) || !control.hasAttribute('name') || control.hasAttribute('disabled')) return [];
    const name = attribute(control, 'name');
    const value = sentBy(control, typed.get(name));
    return value === undefined ? [] : [[name, value]];
  });
}

function sentBy(control: HtmlElement, typed: string | undefined): string | undefined {
  if (control.is('select')) {
    const options = control.querySelectorAll('option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    return typed ?? attribute(chosen, 'value');
  }
  if (control.is('textarea')) return typed ?? decoded(control.textContent).replace(/^\n/, '');
  const type = attribute(control, 'type');
  if (/^(submit|button|file)$/.test(type)) return undefined;
  if (!/^(radio|checkbox)$/.test(type)) return typed ?? attribute(control, 'value');
  const value = choiceOf(control);
  const isChecked = typed === undefined ? control.hasAttribute('checked') : value === typed;
  return isChecked ? value : undefined;
}

/** What one can choose of, where one cannot type. */
const choicesOf = (controls: HtmlElement[]): { value: string; words: string }[] =>
  controls.flatMap((control) => {
    if (control.is('select'))
      return control
        .querySelectorAll('option')
        .map((option) => ({ value: attribute(option, 'value'), words: textOf(option) }));
    const isChoice = /^(radio|checkbox)$/.test(attribute(control, 'type'));
    return isChoice ? [{ value: choiceOf(control), words: '' }] : [];
  });

const choiceOf = (control: HtmlElement) =>
  control.hasAttribute('value') ? attribute(control, 'value') : 'on';
const attribute = (element: HtmlElement | null | undefined, name: string): string =>
  decoded(element?.getAttributeValue(name) ?? '');
const nameOf = (element: HtmlElement) => attribute(element, 'aria-label') || textOf(element);
const textOf = (element: HtmlElement) => decoded(element.textContent).replace(/\s+/g, ' ').trim();
const isCalled = (name: string, wanted: Name) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const decoded = (html: string) =>
  html.replace(/&(quot|amp|lt|gt|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? '');
