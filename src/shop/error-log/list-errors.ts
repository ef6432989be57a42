import { desc, gte } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { errorLog } from '#shop/db/schema/index.ts';
import { type FindMap, mappedStack } from './mapped-stack.ts';

const DAY = 86_400_000;
const MOST_SHOWN = 50;
const FRAMES_SHOWN = 6;

type Group = { count: number; lastSeenAt: Date; stack: string[]; pages: Set<string>; builds: Set<string> };

/** The errors of the last days as text: those of one place together, whichever build they come from. */
export async function listErrors(
  { orm }: Pick<Database, 'orm'>,
  { days, now, findMap }: { days: number; now: number; findMap: FindMap },
): Promise<string> {
  const rows = await orm
    .select()
    .from(errorLog)
    .where(gte(errorLog.lastSeenAt, new Date(now - days * DAY)))
    .orderBy(desc(errorLog.lastSeenAt));
  const groups = new Map<string, Group>();
  for (const { message, page, build, count, lastSeenAt } of rows) {
    const stack = mappedStack(message, findMap)
      .split('\n')
      .map((line) => line.trim());
    const key = stack.slice(0, 2).join('\n');
    const group = groups.get(key) ?? { count: 0, lastSeenAt, stack, pages: new Set(), builds: new Set() };
    group.count += count;
    if (page) group.pages.add(page);
    if (build) group.builds.add(build);
    groups.set(key, group);
  }
  if (groups.size === 0) return 'Browsers have reported no errors.\n';
  return [...groups.values()].slice(0, MOST_SHOWN).map(asText).join('\n');
}

function asText({ count, lastSeenAt, stack, pages, builds }: Group): string {
  const [first = '', ...frames] = stack.map(printable);
  const [page = ''] = pages;
  const more = pages.size > 1 ? ` and ${pages.size - 1} more` : '';
  return [
    `${count} × ${isOfSnippet(stack.join('\n')) ? "(a snippet's) " : ''}${first}`,
    ...frames.slice(0, FRAMES_SHOWN).map((frame) => `    ${frame}`),
    `    last ${lastSeenAt.toISOString()}${page && `, on ${printable(page)}${more}`}`,
    ...(builds.size > 0 ? [`    build ${[...builds].map(printable).join(', ')}`] : []),
    '',
  ].join('\n');
}

/** The first place that a stack names is where it happened; the shop's own code is in /assets or, mapped, in src. */
const isOfSnippet = (stack: string) => /blob:|snippet\//.test(stack.split(/\/assets\/|\bsrc\//)[0] ?? '');

/** Anybody can report an error: nothing of it may move the terminal's cursor. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');
