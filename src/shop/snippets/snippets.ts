import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { ConfiguredSnippet } from '#contract/snippets/snippet-config.ts';
import {
  isDue,
  isOnEveryPage,
  type Placement,
  SCREENS,
  type SeenPage,
  type Snippet,
  type SnippetRegion,
  type TopLayer,
} from '#domain/snippets/snippet.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database, Orm } from '#shop/db/database.ts';
import { snippet, topLayer } from '#shop/db/schema/index.ts';

type Kept = { snippets: readonly Snippet[]; layers: readonly TopLayer[] };

/** What a page gets; `isByPage`: whether another page may get something else. */
export type DueSnippets = Kept & { isByPage: boolean };

const MOST_BYTES = 16 * 1024 * 1024;

/** What the owner adds to pages: from the configuration, then from the database, of which memory has a copy. */
export function openSnippets(
  { orm, onChange }: Database,
  clock: () => number,
  configured: readonly ConfiguredSnippet[] = [],
) {
  const memory = new TaggedCache<Kept>({ bytes: MOST_BYTES });
  const close = onChange((tag) => memory.drop(tag));
  const fromConfig = configured.map(readConfigured);

  const all = () =>
    memory.get('all', async () => {
      const kept = await load(orm);
      return { value: { ...kept, snippets: [...fromConfig, ...kept.snippets] }, tags: ['snippet'] };
    });

  return {
    async due(seen: Omit<SeenPage, 'now'>): Promise<DueSnippets> {
      const { snippets, layers } = await all();
      const page = { ...seen, now: clock() };
      return {
        snippets: snippets.filter((one) => isDue(one, page)),
        layers: layers.filter((one) => isDue(one, page)),
        isByPage: ![...snippets, ...layers].every(isOnEveryPage),
      };
    },
    close,
  };
}

/** A snippet as the owner gives it to the command line; `top_layer` stands above the page. */
export type NewSnippet = {
  name: string;
  region: SnippetRegion | 'top_layer';
  content: string;
  pages: string;
  language?: Language | undefined;
  needsConsent: boolean;
  from?: number | undefined;
  until?: number | undefined;
};

/** Keeps a snippet; one of this name in this place is replaced, and that is told. */
export async function keepSnippet(orm: Orm, given: NewSnippet): Promise<'added' | 'replaced'> {
  const { name, region, content, pages, language = null, needsConsent } = given;
  const [startsAt, endsAt] = [asDate(given.from), asDate(given.until)];
  const row = { name, content, pages, language, needsConsent, startsAt, endsAt, active: true };
  return orm.transaction(async (tx) => {
    const table = region === 'top_layer' ? topLayer : snippet;
    const removed = await tx.delete(table).where(eq(table.name, name)).returning({ id: table.id });
    if (region === 'top_layer') await tx.insert(topLayer).values(row);
    else await tx.insert(snippet).values({ ...row, region });
    return removed.length > 0 ? 'replaced' : 'added';
  });
}

/** Whether there was one of this name, as a snippet or as a top layer. */
export async function removeSnippet(orm: Orm, name: string): Promise<boolean> {
  const removed = await orm.delete(snippet).where(eq(snippet.name, name)).returning({ id: snippet.id });
  const layers = await orm.delete(topLayer).where(eq(topLayer.name, name)).returning({ id: topLayer.id });
  return removed.length + layers.length > 0;
}

/** All that the database keeps, in the order in which pages get them. */
export async function load(orm: Orm): Promise<Kept> {
  const [snippets, layers] = await Promise.all([
    orm
      .select()
      .from(snippet)
      .where(eq(snippet.active, true))
      .orderBy(asc(snippet.position), asc(snippet.id)),
    orm
      .select()
      .from(topLayer)
      .where(eq(topLayer.active, true))
      .orderBy(asc(topLayer.position), asc(topLayer.id)),
  ]);
  return {
    snippets: snippets.map((row) => ({ ...placementOf(row), region: row.region, content: row.content })),
    layers: layers.map((row) => ({ ...placementOf(row), content: row.content })),
  };
}

function placementOf(row: typeof topLayer.$inferSelect | typeof snippet.$inferSelect): Placement {
  const { name, pages, language, needsConsent, startsAt, endsAt } = row;
  const isOn = { mobile: row.onMobile, tablet: row.onTablet, pc: row.onPc };
  return {
    name,
    pages,
    language: language ?? undefined,
    screens: SCREENS.filter((screen) => isOn[screen]),
    from: startsAt?.getTime(),
    until: endsAt?.getTime(),
    needsConsent,
  };
}

function readConfigured(given: ConfiguredSnippet): Snippet {
  const { name, region, content, pages = '*', language, screens = SCREENS, needsConsent = true } = given;
  const [from, until] = [asInstant(given.from), asInstant(given.until)];
  return { name, region, content, pages, language, screens, needsConsent, from, until };
}

const asInstant = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

const asDate = (instant: number | undefined) => (instant === undefined ? null : new Date(instant));
