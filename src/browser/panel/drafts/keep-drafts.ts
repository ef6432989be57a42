import { DRAFT_FIELDS, DRAFT_FORM, draftOf } from '#contract/panel/draft-form.ts';
import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { touchedFields } from '#domain/form/touched-fields.ts';
import { sendQuietly } from './send-quietly.ts';

/** So long after the last change a draft is kept. */
const AFTER_MS = 2_000;

type Way = { send: typeof sendQuietly; afterMs: number };
const BY_NETWORK: Way = { send: sendQuietly, afterMs: AFTER_MS };

/** What is typed into a form: it waits, was kept, or could not be. */
type Typing = {
  first: FormValues;
  state: 'waits' | 'kept' | 'failed';
  timer?: ReturnType<typeof setTimeout>;
};

/**
 * Keeps what is typed until it is sent: on the server, a moment after the last change. A bar says that something is not
 * saved; whoever leaves is asked only where the draft could not be kept.
 */
export function keepDrafts(root: Document, way = BY_NETWORK): () => void {
  const window = root.defaultView;
  const bar = root.querySelector<HTMLElement>('[data-save-bar]');
  const said = bar?.querySelector<HTMLElement>('[data-save-said]');
  if (!window || !bar || !said) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const { drafts = '', discard = '', kept = '', failed = '' } = bar.dataset;
  /** The form that the bar is about is the last. */
  const typings = new Map<HTMLFormElement, Typing>();
  const last = () => [...typings.keys()].at(-1);

  async function keep(form: HTMLFormElement, typing: Typing): Promise<void> {
    clearTimeout(typing.timer);
    const isThrough = await way.send(
      drafts,
      fieldsOf(form, { [DRAFT_FIELDS]: JSON.stringify(valuesOf(form)) }),
    );
    if (typings.get(form) !== typing) return;
    typing.state = isThrough ? 'kept' : 'failed';
    if (form === last()) said?.replaceChildren(isThrough ? kept : failed);
  }

  function change(form: HTMLFormElement): void {
    const before = typings.get(form);
    const first = before?.first ?? firstOf(form);
    if (Object.keys(touchedFields({ was: first, sent: valuesOf(form) })).length === 0) {
      forget(form);
      if (before) void way.send(discard, fieldsOf(form));
      return;
    }
    clearTimeout(before?.timer);
    typings.delete(form);
    const typing: Typing = { first, state: 'waits' };
    typing.timer = setTimeout(() => void keep(form, typing), way.afterMs);
    typings.set(form, typing);
    bar?.removeAttribute('hidden');
    said?.replaceChildren();
  }

  function forget(form: HTMLFormElement): void {
    clearTimeout(typings.get(form)?.timer);
    typings.delete(form);
    if (bar) bar.hidden = typings.size === 0;
  }

  function undo(form: HTMLFormElement): void {
    form.reset();
    forget(form);
    void way.send(discard, fieldsOf(form));
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  }

  function keepAll(): void {
    for (const [form, typing] of typings) if (typing.state === 'waits') void keep(form, typing);
  }

  const on = (target: EventTarget, name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { signal });
  const inForm = (act: (form: HTMLFormElement) => void) => (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (form?.matches('[data-draft]') && !event.defaultPrevented) act(form);
  };
  on(root, 'input', inForm(change));
  on(root, 'change', inForm(change));
  on(root, 'submit', inForm(forget));
  on(bar, 'click', ({ target }) => {
    const form = last();
    if (!form || !(target instanceof Element)) return;
    if (target.closest('[data-save-do]')) form.requestSubmit();
    if (target.closest('[data-save-drop]')) undo(form);
  });
  on(root, 'visibilitychange', () => {
    if (root.visibilityState === 'hidden') keepAll();
  });
  on(window, 'beforeunload', (event) => {
    keepAll();
    if ([...typings.values()].some(({ state }) => state === 'failed')) event.preventDefault();
  });
  signal.addEventListener('abort', () => {
    for (const { timer } of typings.values()) clearTimeout(timer);
  });
  return () => ending.abort();
}

const valuesOf = (form: HTMLFormElement): FormValues => draftOf(new FormData(form));

/** What stood in a form before anything was typed. */
function firstOf(form: HTMLFormElement): FormValues {
  const fresh = form.cloneNode(true);
  if (!(fresh instanceof HTMLFormElement)) return {};
  fresh.reset();
  return valuesOf(fresh);
}

const fieldsOf = (form: HTMLFormElement, more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ [DRAFT_FORM]: new URL(form.action).pathname, ...more },
    [CSRF_FIELD]: form.querySelector<HTMLInputElement>(`[name="${CSRF_FIELD}"]`)?.value ?? '',
  });
