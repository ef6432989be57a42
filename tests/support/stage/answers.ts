import { afterEach, vi } from 'vitest';

export type Asked = { address: URL; body: string };
type Answer = (asked: Asked) => Response | Promise<Response>;

const answers = new Map<string, Answer>();

afterEach(() => {
  answers.clear();
  vi.restoreAllMocks();
});

/** Answers what the page asks for at a path, in the shop's place, until the test ends; what was asked for is noted. */
export function answerAt(path: string, answer: Answer): Asked[] {
  const asked: Asked[] = [];
  answers.set(path, (question) => {
    asked.push(question);
    return answer(question);
  });
  if (!vi.isMockFunction(window.fetch)) answerInstead();
  return asked;
}

function answerInstead(): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    const answer = answers.get(address.pathname);
    if (!answer) return real(input, init);
    const body = await request.text();
    return Promise.race([answer({ address, body }), givenUp(request.signal)]);
  });
}

/** Who gives up on an answer gets none. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
