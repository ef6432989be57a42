const MOST = 100;

/** What an import has to say beside refusals: each sentence once, with how often and where first. */
export type Notices = ReturnType<typeof openNotices>;

export function openNotices() {
  const said = new Map<string, { count: number; line?: number }>();
  return {
    add(sentence: string, line?: number, count = 1): void {
      const known = said.get(sentence);
      if (known) known.count += count;
      else if (said.size < MOST) said.set(sentence, { count, ...(line !== undefined && { line }) });
    },
    sentences: () =>
      [...said].map(([sentence, { count, line }]) =>
        line === undefined ? `${sentence}.` : `${sentence} (${times(count)}, first in line ${line}).`,
      ),
  };
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
