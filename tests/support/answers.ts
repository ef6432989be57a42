import { vi } from 'vitest';

export type Asked = { address: URL; body: string };
type Answer = (asked: Asked) => Response | Promise<Response>;

/** Answers what the page asks for at a path, in the shop's place; what was asked for is noted. */
export function answerAt(path: string, answer: Answer): Asked[] {
  const asked: Asked[] = [];
  const others = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    if (address.pathname !== path) return others(input, init);
    const question = { address, body: await request.text() };
    asked.push(question);
    return answer(question);
  });
  return asked;
}
