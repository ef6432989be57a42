import { nextTask } from '#browser/next-task.ts';
import { tellOtherTabs } from '#browser/other-tabs/tell-other-tabs.ts';
import { handleTrackingEvents } from '#browser/tracking/tracking-events.ts';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { $basket } from './basket-store.ts';

const ANSWER_WITHIN_MS = 15_000;

/** Sends a form that changes the basket, as the browser would, and takes the answer as data. */
export async function sendBasketChange(
  form: HTMLFormElement,
  submitter: HTMLElement | null = null,
): Promise<BasketChangeAnswer> {
  // None of them is a file.
  const fields = [...new FormData(form, submitter)] as [string, string][];
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  // That it is under way is shown first: on a slow phone, asking takes longer than a frame.
  await nextTask();
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const answer: BasketChangeAnswer = await response.json();
  if (!answer.basket) throw new Error(`basket: ${response.status}`);
  handleTrackingEvents(response);
  $basket.set(answer.basket);
  tellOtherTabs();
  const { added } = answer;
  if (added) void import('./added-drawer.ts').then((drawer) => drawer.showAdded(added));
  return answer;
}
