import { sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';

/** What clients said last of the newsletter, of those whose address is theirs. */
const LATEST = sql`SELECT DISTINCT ON (client.id) client.id AS client_id, client.email, client.language,
    client_consent.wording, client_consent.given, client_consent.stated_at,
    greatest(client_consent.stated_at, client.email_confirmed_at) AS confirmed_at
  FROM client JOIN client_consent ON client_consent.client_id = client.id
  WHERE client_consent.kind = 'newsletter' AND client.email_confirmed_at IS NOT NULL
  ORDER BY client.id, client_consent.stated_at DESC, client_consent.id DESC`;

/** Takes in what clients have said in their accounts: the later of two words counts. */
export async function takeInClients(tx: OrmOrTransaction): Promise<void> {
  await tx.execute(sql`INSERT INTO newsletter_subscriber AS known
      (email, language, wording, asked_at, confirmed_at, stop_token)
    SELECT email, language, wording, stated_at, confirmed_at,
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    FROM (${LATEST}) AS said WHERE given
    ON CONFLICT (lower(email)) DO UPDATE
      SET wording = excluded.wording, asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at,
        unsubscribed_at = NULL, confirm_hash = NULL, confirm_by = NULL
      WHERE known.confirmed_at IS NULL OR known.unsubscribed_at < excluded.asked_at`);
  await tx.execute(sql`UPDATE newsletter_subscriber SET unsubscribed_at = said.stated_at
    FROM (${LATEST}) AS said
    WHERE lower(newsletter_subscriber.email) = lower(said.email) AND NOT said.given
      AND newsletter_subscriber.unsubscribed_at IS NULL AND newsletter_subscriber.confirmed_at < said.stated_at`);
}

/** Whoever says stop by a link says so in the account too. */
export async function noteStop(tx: OrmOrTransaction, email: string, at: Date): Promise<void> {
  await tx.execute(sql`INSERT INTO client_consent (client_id, kind, wording, given, stated_at)
    SELECT client_id, 'newsletter', wording, false, ${at.toISOString()}::timestamptz
    FROM (${LATEST}) AS said WHERE given AND lower(said.email) = lower(${email})`);
}
