import { afterEach, vi } from 'vitest';

export type Asked = { address: URL; body: string };
type Answer = (asked: Asked) => Response | Promise<Response>;

const answers = new Map<string, Answer>();
const reallyFetch = window.fetch;

// One for the life of a file: the shop holds on to it before the first script of somebody else runs.
const fetchOrAnswer = vi.fn<typeof fetch>(async (input, init) => {
  const request = new Request(input, init);
  const address = new URL(request.url);
  const answer = answers.get(address.pathname);
  if (!answer) return reallyFetch(input, init);
  const body = await request.text();
  return Promise.race([answer({ address, body }), givenUp(request.signal)]);
});
window.fetch = fetchOrAnswer;

afterEach(() => {
  answers.clear();
  fetchOrAnswer.mockClear();
  vi.restoreAllMocks();
});

/** Answers what the page asks for at a path, in the shop's place, until the test ends; what was asked for is noted. */
export function answerAt(path: string, answer: Answer): Asked[] {
  const asked: Asked[] = [];
  answers.set(path, (question) => {
    asked.push(question);
    return answer(question);
  });
  return asked;
}

/** Who gives up on an answer gets none. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
