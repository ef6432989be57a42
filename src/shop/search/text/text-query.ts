import { type SQL, sql } from 'drizzle-orm';
import type { QueryWord, Understanding } from './understand-text.ts';

const SHORTEST_CODE = 3;

/** All words, or the whole as a code, as PostgreSQL's full text search takes it. */
export function textQuery({ words, code }: Pick<Understanding, 'words' | 'code'>): string {
  const all = words.map(({ stems }) => `(${stems.map(quoted).join(' | ')})`).join(' & ');
  return [...(all ? [`(${all})`] : []), ...codeQuery(code)].join(' | ');
}

const codeQuery = (code: string) => (code.length >= SHORTEST_CODE ? [quoted(`=${code}`)] : []);

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/**
 * How well a document, called `d`, of a product, called `s`, fits: what a product is called and what it belongs to
 * count most, a whole word more than a similar one; where they are alike, what many buy and what can be had.
 */
export function scoreOf({ words, code }: Pick<Understanding, 'words' | 'code'>): SQL {
  const scores = words.map(scoreOfWord);
  for (const one of codeQuery(code))
    scores.push(sql`CASE WHEN d.document @@ ${one}::tsquery THEN 100 ELSE 0 END`);
  return sql.join([...scores, POPULARITY, sql`s.available::int`], sql` + `);
}

function scoreOfWord({ stem, stems }: QueryWord): SQL {
  const within = (weights: string, lexemes: readonly string[]) =>
    sql`d.document @@ ${lexemes.map((lexeme) => `${quoted(lexeme)}:${weights}`).join(' | ')}::tsquery`;
  return sql`CASE WHEN ${within('A', [stem])} THEN 4.5 WHEN ${within('A', stems)} THEN 3.5 ELSE 0 END
    + CASE WHEN ${within('B', [stem])} THEN 5 WHEN ${within('B', stems)} THEN 3 ELSE 0 END
    + CASE WHEN ${within('C', stems)} THEN 0.3 ELSE 0 END`;
}

/** From 0 to 2, the difference between 1 and 10 the same as between 10 and 100. */
const POPULARITY = sql`coalesce(2 * ln(1 + greatest(s.popularity, 0)) / nullif(ln(1 + greatest((
  SELECT popularity FROM product_search ORDER BY popularity DESC LIMIT 1), 0)), 0), 0)`;
