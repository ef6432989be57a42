import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { SearchedWord } from '#domain/search/match-name.ts';
import { nearestWords } from '#domain/search/nearest-words.ts';
import type { Orm } from '#shop/db/database.ts';
import { texts } from '#shop/search/filters/query-values.ts';

/** One word of a query: what stands for it in documents, itself first where documents have it. */
export type QueryWord = SearchedWord & {
  /** As the shopper wrote it, or as it is written properly where it was mistyped. */
  written: string;
  /** Stems that mean the same: its own, or those of words that begin with it or are near it. */
  stems: readonly string[];
  /** How many of the most popular products have it. */
  popular: number;
};

export type Understanding = {
  /** The words as typed, but for small ones. */
  asked: readonly SearchedWord[];
  /** Those that documents have. */
  words: readonly QueryWord[];
  /** The whole text as a code would be kept. */
  code: string;
  /** Whether a word was mistyped, or is in no document and was left out. */
  changed: boolean;
};

const LONGEST = 200;
const MOST_WORDS = 8;
const MOST_BEGINNINGS = 12;
const MOST_NEIGHBOURS = 60;
/** In words as short as this a slip leaves too few trigrams to go by. */
const SHORT = 6;

/** What a shopper may mean by a text. While it is being typed, its last word may be only begun. */
export async function understandText(
  orm: Orm,
  text: string,
  language: Language,
  { typing = false } = {},
): Promise<Understanding> {
  const asked = await readWords(orm, text, language);
  const code = text
    .toLowerCase()
    .slice(0, LONGEST)
    .replace(/[^0-9a-z]+/g, '');
  const unknown = asked.filter(({ own, begun }) => own === null && begun.length === 0);
  const neighbours = await readNeighbours(orm, unknown, language);
  const words = asked.flatMap(({ written, word, stem, own, begun }, index): QueryWord[] => {
    const isLast = index === asked.length - 1;
    if (own !== null) {
      const meant = [{ stem, products: own }, ...(typing && isLast ? begun : [])];
      return [{ written, word, stem, ...together(meant) }];
    }
    if (begun.length > 0) return [{ written, word, stem, ...together(begun) }];
    const near = nearestWords({ word, stem }, neighbours.get(word) ?? []);
    const [nearest] = near;
    return nearest ? [{ written: nearest.written, word, stem, ...together(near) }] : [];
  });
  return { asked, words, code, changed: unknown.length > 0 };
}

type CountedStem = { stem: string; products: number };

/** A word may be in a product several times; nothing depends on the exact number. */
function together(meant: readonly CountedStem[]): Pick<QueryWord, 'stems' | 'popular'> {
  const counts = new Map(meant.map(({ stem, products }) => [stem, products]));
  return { stems: [...counts.keys()], popular: Math.max(0, ...counts.values()) };
}

type AskedWord = SearchedWord & {
  written: string;
  /** How many of the most popular products have the word itself; null where no document has it. */
  own: number | null;
  /** Words that begin with it, the most common first. */
  begun: CountedStem[];
};

async function readWords(orm: Orm, text: string, language: Language): Promise<AskedWord[]> {
  const bounded = text.slice(0, LONGEST).replaceAll('\0', ' ');
  const { rows } = await orm.execute<AskedWord>(sql`
    SELECT written, word, stem,
      (SELECT max(products) FROM search_word w WHERE w.language = ${language} AND w.stem = asked.stem) AS own,
      (SELECT coalesce(json_agg(begun), '[]') FROM (
        SELECT w.stem, max(w.products) AS products FROM search_word w
        WHERE w.language = ${language} AND w.word >= asked.word AND w.word < asked.word || U&'\\FFFF' AND w.stem <> ''
        GROUP BY w.stem ORDER BY 2 DESC, 1 LIMIT ${MOST_BEGINNINGS}
      ) begun) AS begun
    FROM (
      SELECT place, written, search_form(written) COLLATE "C" AS word,
        search_stems(search_form(written), ${language}) COLLATE "C" AS stem
      FROM unnest(string_to_array(search_spelling(${bounded}), ' ')) WITH ORDINALITY AS given (written, place)
    ) asked
    WHERE stem <> '' ORDER BY place LIMIT ${MOST_WORDS}`);
  return rows;
}

type Neighbour = SearchedWord & CountedStem & { asked: string; written: string };

async function readNeighbours(
  orm: Orm,
  unknown: readonly AskedWord[],
  language: Language,
): Promise<Map<string, Neighbour[]>> {
  const found = new Map<string, Neighbour[]>();
  if (unknown.length === 0) return found;
  const { rows } = await orm.execute<Neighbour>(sql`
    SELECT asked.word AS asked, near.word, near.written, near.stem, near.products
    FROM unnest(${texts(unknown.map(({ word }) => word))}) AS asked (word)
    CROSS JOIN LATERAL (
      (SELECT w.word, w.written, w.stem, w.products FROM search_word w
        WHERE w.language = ${language} AND w.word % asked.word AND w.stem <> ''
        ORDER BY similarity(w.word, asked.word) DESC LIMIT ${MOST_NEIGHBOURS})
      UNION
      (SELECT w.word, w.written, w.stem, w.products FROM search_word w
        WHERE length(asked.word) <= ${SHORT} AND w.language = ${language} AND w.stem <> ''
          AND (${startsLike(1)} OR ${startsLike(2)})
          AND length(w.word) BETWEEN length(asked.word) - 1 AND length(asked.word) + 1)
    ) near`);
  for (const row of rows) found.set(row.asked, [...(found.get(row.asked) ?? []), row]);
  return found;
}

/** The first two letters may be swapped. */
const startsLike = (letter: number) => sql`w.word >= substr(asked.word, ${letter}, 1)
  AND w.word < substr(asked.word, ${letter}, 1) || U&'\\FFFF'`;
