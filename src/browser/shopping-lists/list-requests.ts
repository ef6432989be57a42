import { tellOtherTabs } from '#browser/other-tabs/tell-other-tabs.ts';
import { handleTrackingEvents } from '#browser/tracking/tracking-events.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';

const ANSWER_WITHIN_MS = 15_000;

/** Sends a form that changes lists, as the browser would, and takes the answer as data. */
export async function changeLists(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<ListChangeAnswer> {
  const fields = new FormData(form, submitter);
  fields.set(LIST_FIELDS.goOn, '1');
  const pairs = [...fields].map(([name, value]) => [name, String(value)]);
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(pairs),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  handleTrackingEvents(response);
  const answer: ListChangeAnswer = await response.json();
  if (!answer.products) throw new Error(`lists: ${response.status}`);
  if (answer.status === 'success') tellOtherTabs();
  return answer;
}
