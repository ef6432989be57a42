import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { matchName, type SearchedName, type SearchedWord } from '#domain/search/match-name.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database, Orm } from '#shop/db/database.ts';
import type { SearchEngine, Suggestions } from '#shop/search/search-engine.ts';
import { loadNames, type Name, type Names } from './names.ts';
import { scoreOf, textQuery } from './text-query.ts';
import { type Understanding, understandText } from './understand-text.ts';

const NAMES_BYTES = 4 * 1024 * 1024;
const NOTHING: Suggestions = {
  products: [],
  producers: [],
  series: [],
  categories: [],
  infoPages: [],
  queries: [],
};

/** Suggests what a text that is still being typed may come to. */
export function openSuggestions({ orm, onChange }: Database): SearchEngine['suggest'] {
  const names = new TaggedCache<Names>({ bytes: NAMES_BYTES });
  onChange((tag) => {
    names.drop(/^(producer|series):/.test(tag) ? NAMED : tag);
  });
  return async (text, language, limit) => {
    const [understood, known] = await Promise.all([
      understandText(orm, text, language, { typing: true }),
      names.get(language, async () => ({
        value: await loadNames(orm, language),
        tags: ['menu', 'info', NAMED],
      })),
    ]);
    const query = textQuery(understood);
    if (query === '') return NOTHING;
    const [products, queries] = await Promise.all([
      suggestProducts(orm, understood, query, language, limit),
      suggestQueries(orm, understood.asked, language, limit),
    ]);
    const fitting = (all: readonly Name[]) => bestNames(understood.asked, all, limit);
    return {
      products,
      producers: fitting(known.producers).map(({ id, slug, name }) => ({ id, slug, name })),
      series: fitting(known.series).map(({ id, slug, name }) => ({ id, slug, name })),
      categories: fitting(known.categories).map(({ id }) => id),
      infoPages: fitting(known.infoPages).map(({ name, slug }) => ({ title: name, slug })),
      queries,
    };
  };
}

const NAMED = 'named';

function bestNames(words: readonly SearchedWord[], names: readonly Name[], limit: number): Name[] {
  if (words.length === 0) return [];
  return names
    .map((name) => ({ name, fit: matchName(words, name satisfies SearchedName) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** As many matches as are all put in order. */
const FEW = 200;
/** Where there are more, this many of the most popular products are looked through for this many matches. */
const POPULAR = 600;
const ENOUGH = 40;

/** The best of the matches; where there are many, of those that many buy. */
async function suggestProducts(
  orm: Orm,
  understood: Understanding,
  query: string,
  language: Language,
  limit: number,
): Promise<number[]> {
  const { rows } = await orm.execute<{ id: number }>(sql`
    WITH ${isCommon(understood) ? popularFirst(query, language) : fewFirst(query, language)}
    SELECT s.product_id AS id
    FROM (SELECT product_id FROM popular UNION SELECT product_id FROM few) candidate
    JOIN product_document d ON d.product_id = candidate.product_id AND d.language = ${language}
    JOIN product_search s ON s.product_id = candidate.product_id
    ORDER BY ${scoreOf(understood)} DESC, s.product_id
    LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Whether so many products have all the words, each on its own, that the popular ones among them will do. */
const isCommon = ({ words }: Understanding) =>
  words.length > 0 && words.reduce((left, { popular }) => (left * popular) / COUNTED, COUNTED) > 2 * ENOUGH;

/** Of how many products `popular` is counted (count_search_words). */
const COUNTED = 2000;

const popularFirst = (query: string, language: Language) => sql`
  popular AS MATERIALIZED (${popular(query, language)}),
  few AS MATERIALIZED (
    SELECT product_id FROM search_some(${query}::tsquery, ${language}, ${FEW}) AS product_id
    WHERE (SELECT count(*) FROM popular) < ${ENOUGH}
  )`;

const fewFirst = (query: string, language: Language) => sql`
  few AS MATERIALIZED (
    SELECT product_id FROM search_some(${query}::tsquery, ${language}, ${FEW}) AS product_id
  ),
  popular AS MATERIALIZED (
    SELECT product_id FROM (${popular(query, language)}) popular WHERE (SELECT count(*) FROM few) = ${FEW}
  )`;

const popular = (query: string, language: Language) => sql`
  SELECT product_id FROM (
    SELECT product_id FROM product_search ORDER BY popularity DESC, product_id LIMIT ${POPULAR}
  ) first
  WHERE EXISTS (
    SELECT FROM product_document d
    WHERE d.product_id = first.product_id AND d.language = ${language} AND d.document @@ ${query}::tsquery
    OFFSET 0)
  LIMIT ${ENOUGH}`;

const SEVERAL_VISITORS = 3;

/** What others searched for and found: what goes on from the text first, then what is like it. */
async function suggestQueries(
  orm: Orm,
  words: readonly SearchedWord[],
  language: Language,
  limit: number,
): Promise<string[]> {
  const typed = words.map(({ word }) => word).join(' ');
  const { rows } = await orm.execute<{ phrase: string }>(sql`
    SELECT phrase FROM search_query
    WHERE language = ${language} AND visitors >= ${SEVERAL_VISITORS} AND hits > 0
      AND (search_phrase LIKE ${`%${typed}%`} OR search_phrase % ${typed})
    ORDER BY search_phrase LIKE ${`${typed}%`} DESC, search_phrase LIKE ${`% ${typed}%`} DESC, count DESC, phrase
    LIMIT ${limit}`);
  return rows.map(({ phrase }) => phrase);
}
