import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LOGIN_LENGTH } from '#domain/account/login.ts';
import type { Database } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import { inOneQuery } from './in-one-query.ts';

/** Who has an account here. Capitals make no difference, neither in addresses nor in logins. */
export function openClients({ orm }: Pick<Database, 'orm'>) {
  /** Which of the values a client has, by the index of the lower-case column. */
  const knownIn = async (
    column: AnyPgColumn,
    values: readonly string[],
    counts = sql`true`,
  ): Promise<Set<string>> => {
    const asked = sql`unnest(${sql.param(values)}::text[]) AS asked`;
    const found = sql`SELECT asked FROM ${asked} WHERE EXISTS (SELECT FROM ${client} WHERE lower(${column}) = lower(asked) AND ${counts})`;
    const { rows } = await orm.execute<{ asked: string }>(found);
    return new Set(rows.map(({ asked }) => asked));
  };

  return {
    /** An address that was never confirmed is nobody's. */
    emailExists: inOneQuery((emails) =>
      knownIn(client.email, emails, sql`${client.emailConfirmedAt} IS NOT NULL`),
    ),
    loginTaken: inOneQuery((logins) => knownIn(client.login, logins)),
    /** A free login near the wanted one. Almost always there is one. */
    async proposeLogin(wanted: string): Promise<string | undefined> {
      const near = loginsNear(wanted);
      const taken = await knownIn(client.login, near);
      return near.find((login) => !taken.has(login));
    },
    /** What a client calls their own already, and may keep. */
    async ownOf(clientId: number): Promise<{ login: string; email: string } | undefined> {
      const { login, email } = client;
      const [own] = await orm.select({ login, email }).from(client).where(eq(client.id, clientId));
      return own;
    },
  };
}

const LOW_NUMBERS = Array.from({ length: 19 }, (_, index) => index + 2);

/** The wanted login, or the name in a wanted address, with a number: first low ones, then any. */
function loginsNear(wanted: string): string[] {
  const name = wanted.split('@', 1)[0] ?? '';
  const stem = name.length >= LOGIN_LENGTH.min ? name : wanted;
  const anyNumbers = Array.from({ length: 20 }, () => randomInt(100, 100_000));
  return [...LOW_NUMBERS, ...anyNumbers].map((number) => {
    const ending = String(number);
    return stem.slice(0, LOGIN_LENGTH.max - ending.length) + ending;
  });
}
