import { sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { letter } from '#shop/db/schema/index.ts';
import type { Letter, WriteLetter } from './letter.ts';

/** The letters to be sent. They wait in the database: none is lost with a process, none is sent for what was undone. */
export type Letters = ReturnType<typeof openLetters>;

export type LettersParts = { database: Pick<Database, 'orm'>; clock: () => number };

export function openLetters({ database, clock }: LettersParts): { write: WriteLetter } {
  return {
    async write({ to, language, ...subject }: Letter, within = database.orm) {
      const now = new Date(clock());
      const content = sql`${JSON.stringify(subject, storable)}::jsonb`;
      await within
        .insert(letter)
        .values({ recipient: to, language, kind: subject.kind, content, createdAt: now, nextTryAt: now });
    },
  };
}

// PostgreSQL keeps neither NUL nor half a surrogate pair in JSON.
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '') : value;
