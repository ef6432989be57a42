import { CSRF_FIELD } from '#contract/panel/panel-form.ts';

/** A question of the shop works for five minutes. */
const ASK_AGAIN_MS = 4 * 60_000;

/**
 * Signing in by a passkey and making one. What the browser answers is sent as the form that stands on the page; where
 * browsers know no passkeys, nothing of it is shown.
 */
export function passkeys(root: Document): () => void {
  const window = root.defaultView;
  if (!window || !('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential))
    return () => {};
  for (const part of root.querySelectorAll<HTMLElement>('[data-no-passkey]')) part.hidden = true;
  for (const part of root.querySelectorAll<HTMLElement>('[data-passkey]')) part.hidden = false;
  const ending = new AbortController();
  const make = root.querySelector<HTMLFormElement>('form[data-passkey="make"]');
  if (make) whenPressed(make, ending.signal, () => made(make));
  const signIn = root.querySelector<HTMLFormElement>('form[data-passkey="sign-in"]');
  if (signIn) openDoor(signIn, ending.signal);
  return () => ending.abort();
}

/** Passkeys are offered in the field of the name all the time, and asked for outright by the button. */
function openDoor(form: HTMLFormElement, ended: AbortSignal): void {
  const root = form.ownerDocument;
  let offer = new AbortController();
  const stop = () => offer.abort();
  const offerAgain = () => {
    stop();
    offer = new AbortController();
    if (!root.hidden && !ended.aborted) offerPasskeys(form, offer.signal).catch(() => {});
  };
  whenPressed(form, ended, async () => {
    stop();
    return navigator.credentials.get({ publicKey: await question(form) });
  });
  const timer = setInterval(offerAgain, ASK_AGAIN_MS);
  root.addEventListener('visibilitychange', offerAgain, { signal: ended });
  ended.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
  offerAgain();
}

async function offerPasskeys(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const publicKey = await question(form);
  if (signal.aborted) return;
  const answer = await navigator.credentials.get({ mediation: 'conditional', publicKey, signal });
  if (answer) send(form, answer);
}

/** What the shop asks the browser with, new each time. */
async function question(form: HTMLFormElement): Promise<PublicKeyCredentialRequestOptions> {
  const csrf = form.querySelector<HTMLInputElement>(`[name=${CSRF_FIELD}]`)?.value ?? '';
  const body = new URLSearchParams({ [CSRF_FIELD]: csrf });
  const answer = await fetch(form.dataset.question ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(`the shop asks for no passkey: ${answer.status}`);
  return PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json());
}

const made = ({ dataset }: HTMLFormElement) =>
  navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(dataset.question ?? '')),
  });

/** The form is sent once the browser has answered; until then its button asks. */
function whenPressed(
  form: HTMLFormElement,
  signal: AbortSignal,
  ask: () => Promise<Credential | null>,
): void {
  // Back on a page that the browser has kept, the answer of before is used up.
  const forget = () => setAnswer(form, '');
  forget();
  form.ownerDocument.defaultView?.addEventListener('pageshow', forget, { signal });
  form.addEventListener(
    'submit',
    async (event) => {
      if (answerIn(form).value !== '') return;
      event.preventDefault();
      if (form.ariaBusy) return;
      form.ariaBusy = 'true';
      say(form, false);
      const answer = await ask().catch(() => null);
      form.ariaBusy = null;
      if (answer) send(form, answer);
      else say(form, true);
    },
    { signal },
  );
}

function say(form: HTMLFormElement, failed: boolean): void {
  const place = form.querySelector<HTMLElement>('[data-passkey-failed]');
  if (place) place.textContent = failed ? (place.dataset.passkeyFailed ?? '') : '';
}

function send(form: HTMLFormElement, answer: Credential): void {
  setAnswer(form, JSON.stringify(answer));
  form.requestSubmit();
}

const answerIn = (form: HTMLFormElement) => form.elements.namedItem('answer') as HTMLInputElement;

function setAnswer(form: HTMLFormElement, answer: string): void {
  answerIn(form).value = answer;
}
