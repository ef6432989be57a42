import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Orm } from '#shop/db/database.ts';
import { textQuery } from './text-query.ts';
import { type QueryWord, type Understanding, understandText } from './understand-text.ts';

export type TextSearch = Understanding & {
  query: string;
  /** The text that was searched for instead, where the one given finds nothing as it stands. */
  corrected?: string | undefined;
};

/** What to search for: all words of the text, else as many of them as are found together. */
export async function searchText(orm: Orm, text: string, language: Language): Promise<TextSearch> {
  const understood = await understandText(orm, text, language);
  const whole = searchFor(understood, understood.words, understood.changed);
  if (understood.changed) {
    const code = searchFor(understood, [], false);
    if (await isFound(orm, code.query, language)) return code;
  }
  if (await isFound(orm, whole.query, language)) return whole;
  for (const fewer of [allButOne(understood.words), understood.words.map((word) => [word])]) {
    const [best] = await mostSpecific(orm, fewer, language);
    if (best) return searchFor({ ...understood, code: '' }, best, true);
  }
  return { ...understood, query: whole.query };
}

function searchFor(understood: Understanding, words: readonly QueryWord[], changed: boolean): TextSearch {
  const query = textQuery({ words, code: understood.code });
  const corrected = words.map(({ written }) => written.toLowerCase()).join(' ');
  return { ...understood, words, query, ...(changed && corrected && { corrected }) };
}

async function isFound(orm: Orm, query: string, language: Language): Promise<boolean> {
  if (query === '') return false;
  const { rows } = await orm.execute<{ found: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM product_document WHERE document @@ ${query}::tsquery AND language = ${language}
    ) AS found`);
  return rows[0]?.found ?? false;
}

const allButOne = (words: readonly QueryWord[]) =>
  words.length < 2 ? [] : words.map((_, index) => words.toSpliced(index, 1));

const ENOUGH = 1000;

/** Those that find something, the fewest products first. */
async function mostSpecific(
  orm: Orm,
  choices: readonly QueryWord[][],
  language: Language,
): Promise<QueryWord[][]> {
  if (choices.length === 0) return [];
  const queries = choices.map((words) => textQuery({ words, code: '' }));
  const { rows } = await orm.execute<{ place: number }>(sql`
    SELECT place::int FROM unnest(${sql.param(queries)}::text[]) WITH ORDINALITY AS choice (query, place)
    CROSS JOIN LATERAL (
      SELECT count(*) AS found FROM (
        SELECT FROM product_document WHERE document @@ choice.query::tsquery AND language = ${language}
        LIMIT ${ENOUGH}
      ) first
    ) counted
    WHERE found > 0 ORDER BY found, place`);
  return rows.flatMap(({ place }) => choices.slice(place - 1, place));
}
