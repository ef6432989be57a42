import type { FormAnswer } from '#contract/form/form-answer.ts';
import type { FormView } from './form-view.ts';

const TIMEOUT_MS = 60_000;

/** Sends the form as the browser would, and takes the answer as data; whatever fails is said, and nothing is lost. */
export async function sendForm(
  { form, texts }: FormView,
  submitter: HTMLElement | null,
): Promise<FormAnswer> {
  const fields = new FormData(form, submitter);
  const isMultipart = form.enctype === 'multipart/form-data';
  const pairs = [...fields].map(([name, value]) => [name, String(value)]);
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: isMultipart ? fields : new URLSearchParams(pairs),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) return { status: 'error', message: texts['form.unsent'] };
  const answer: unknown = await response.json().catch(() => undefined);
  if (isAnswer(answer)) return answer;
  return { status: 'error', message: texts[response.status === 413 ? 'form.tooBig' : 'form.failed'] };
}

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' && value !== null && 'status' in value;
