import { FORM_DONE, type FormAnswer } from '#contract/form/form-answer.ts';
import { checkFiles } from './file-input.ts';
import { startChecks } from './form-checks.ts';
import { draftOf } from './form-draft.ts';
import { type FormView, viewOf } from './form-view.ts';
import { sendForm } from './send-form.ts';
import { whenFilled } from './when-filled.ts';

/** Hydrates a form: checks as one types, one submit at a time, nothing lost. */
export function startForm(host: HTMLElement): () => void {
  const form = host.querySelector('form');
  if (!form) return () => {};
  const view = viewOf(host, form);
  const checks = startChecks(view);
  const draft = draftOf(host.dataset.draft, view);
  const listening = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => form.addEventListener(type, listener, { signal: listening.signal });

  // The browser's own bubbles would stand in the way of ours.
  form.noValidate = true;
  const wasRefused = form.querySelector('.form__summary:not([hidden])') !== null;
  const wasRestored = !wasRefused && draft.restore();
  if (wasRestored) sayRestored(view);
  startShowingPasswords(form, listening.signal);

  on('input', ({ target }) => {
    const field = view.fieldOf(target);
    if (field && field.type !== 'files' && !isChoice(target)) checks.typed(field);
    draft.save();
  });
  on('change', ({ target }) => {
    const field = view.fieldOf(target);
    if (target instanceof HTMLInputElement && target.type === 'file') checkFiles(target, view);
    else if (field && isChoice(target)) checks.chosen(field);
  });
  on('focusout', ({ target }) => {
    const field = view.fieldOf(target);
    if (field) checks.left(field);
  });
  on('submit', (event) => {
    event.preventDefault();
    void submit(event.submitter);
  });
  // Back from the next page, the form may be sent again.
  addEventListener('pageshow', () => setSending(form, false), { signal: listening.signal });
  const stopLooking = whenFilled(() => !wasRestored && checks.filled());
  host.dataset.ready = '';

  async function submit(submitter: HTMLElement | null): Promise<void> {
    if (!form || form.dataset.state === 'submitting') return;
    checks.checkAll();
    if (view.problems.size > 0) {
      view.fail();
      return;
    }
    view.clearFailure();
    checks.stop();
    setSending(form, true);
    const answer = await sendForm(view, submitter);
    if (answer.status === 'success') {
      succeed(answer);
      return;
    }
    setSending(form, false);
    for (const [name, message] of Object.entries(answer.problems ?? {})) view.show(name, 'error', message);
    view.fail(answer.message, answer.link);
  }

  /** While the next page loads, the form stays as it was sent. */
  function succeed(answer: Extract<FormAnswer, { status: 'success' }>): void {
    draft.forget();
    checks.stop();
    if (answer.location) location.assign(answer.location);
    else if (
      host.dispatchEvent(new CustomEvent(FORM_DONE, { detail: answer, bubbles: true, cancelable: true }))
    )
      showDone(view.form, answer.message ?? '');
  }

  return () => {
    listening.abort();
    stopLooking();
    checks.stop();
    delete host.dataset.ready;
  };
}

const isChoice = (target: EventTarget | null) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type));

function setSending(form: HTMLFormElement, sending: boolean): void {
  if (sending) form.dataset.state = 'submitting';
  else if (form.dataset.state === 'submitting') delete form.dataset.state;
  for (const button of form.querySelectorAll('button[type=submit]'))
    if (sending) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
}

function sayRestored({ form, texts }: FormView): void {
  const note = Object.assign(document.createElement('p'), { className: 'form__restored', role: 'status' });
  form.prepend(note);
  note.textContent = texts['form.restored'];
}

function showDone(form: HTMLFormElement, message: string): void {
  const done = Object.assign(document.createElement('p'), {
    className: 'notice notice--success',
    role: 'status',
    tabIndex: -1,
    textContent: message,
  });
  form.replaceWith(done);
  done.focus();
}

/** A password may be looked at while it is typed. */
function startShowingPasswords(form: HTMLFormElement, signal: AbortSignal): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = button.parentElement?.querySelector('input');
    button.hidden = false;
    button.addEventListener(
      'click',
      () => {
        const shown = input?.type === 'password';
        if (input) input.type = shown ? 'text' : 'password';
        button.setAttribute('aria-pressed', String(shown));
      },
      { signal },
    );
  }
}
