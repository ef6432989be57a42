import { showAlert } from '#browser/alerts/alerts.ts';
import { tellOtherTabs } from '#browser/other-tabs/tell-other-tabs.ts';
import type { CompareChangeAnswer } from '#contract/compare/compare-change.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import { keyOf, showToggles, underway } from './show-toggles.ts';
import { $compared, $listed } from './toggles-store.ts';

const ANSWER_WITHIN_MS = 15_000;

type Answer = ListChangeAnswer | CompareChangeAnswer;

/** Answers tell of everything that is marked: one press is answered before the next one goes out. */
let last: Promise<unknown> = Promise.resolve();

/** Does what a toggle's form would do, and says what came of it; what fails is put back. */
export async function pressToggle(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  fields: FormData,
): Promise<void> {
  const key = keyOf(form, button.value);
  if (underway.has(key)) return;
  complete(fields, form, button);
  underway.set(key, fields.get(LIST_FIELDS.action) === 'add');
  showToggles();
  const sent = last.then(() => send(form.action, fields));
  last = sent.catch(() => {});
  const words = document.getElementById(`${form.dataset.toggle}-form`)?.dataset ?? {};
  try {
    const answer = await sent;
    underway.delete(key);
    learn(answer);
    tellOtherTabs();
    const link = { href: words.href ?? '', text: words.link ?? '' };
    const isDone = answer.status === 'success';
    showAlert(isDone ? 'success' : 'error', answer.message, leadsOn(answer, fields) ? link : undefined);
  } catch {
    showAlert('error', (navigator.onLine ? words.failed : words.offline) ?? '');
  } finally {
    underway.delete(key);
    showToggles();
  }
}

function complete(fields: FormData, form: HTMLFormElement, button: HTMLButtonElement): void {
  const takeOff = form.dataset.toggle === 'list' ? 'forget' : 'remove';
  fields.set(LIST_FIELDS.action, button.dataset.mode ?? (button.ariaPressed === 'true' ? takeOff : 'add'));
  // The address has the size that was chosen since the page was opened.
  const size = new URLSearchParams(location.search).get(LIST_FIELDS.size);
  if (size && fields.has(LIST_FIELDS.size)) fields.set(LIST_FIELDS.size, size);
}

async function send(address: string, fields: FormData): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const answer: Answer = await response.json();
  if (!answer.message) throw new Error(`toggles: ${response.status}`);
  return answer;
}

function learn(answer: Answer): void {
  if ('product' in answer) $compared.set(answer.product);
  else {
    const { products, count, list } = answer;
    $listed.set({ products, count, lists: Math.max($listed.get()?.lists ?? 0, list ? 1 : 0) });
  }
}

/** Whether there is something to see: what was added, unless it is alone, or what was in the way. */
const leadsOn = (answer: Answer, fields: FormData) =>
  fields.get(LIST_FIELDS.action) === 'add' && !('product' in answer && answer.product.length < 2);
