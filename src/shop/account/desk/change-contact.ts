import { eq } from 'drizzle-orm';
import type { FormValues } from '#domain/form/form-rules.ts';
import { disputedFields, touchedFields } from '#domain/form/touched-fields.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { askToConfirm, voidConfirmations } from '#shop/account/email/email-confirmation.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, emailConfirmation } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import type { ClientParts } from './client-parts.ts';

const FIELDS = ['firstname', 'lastname', 'phone', 'email'] as const;

export type ContactOutcome =
  | { ok: true; changed: readonly string[] }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'too_many_emails' }
  /** Somebody has meanwhile written something else into these fields. */
  | { ok: false; problem: 'changed'; theirs: FormValues };

type Known = NonNullable<Awaited<ReturnType<typeof lockClient>>>;

/** Thrown to undo what was written in the transaction. */
class TooManyEmails extends Error {}

/**
 * Puts right how a client is called and reached; `was` is what stood in the form. A confirmed address stays until the new
 * one is confirmed too, as where the client changes it; the old one hears of it at once. The log has the names of the
 * fields alone: it is kept longer than a person's data may be.
 */
export async function changeContact(
  parts: ClientParts,
  actor: Actor,
  { id, was, sent }: { id: number; was: FormValues; sent: FormValues },
): Promise<ContactOutcome> {
  demand(actor, 'client.edit');
  try {
    return await parts.database.orm.transaction(async (tx): Promise<ContactOutcome> => {
      const known = await lockClient(tx, id);
      if (!known) return { ok: false, problem: 'missing' };
      const { firstname, lastname, phone, version } = client;
      const [row] = await tx
        .select({ firstname, lastname, phone, version })
        .from(client)
        .where(eq(client.id, id));
      if (!row) return { ok: false, problem: 'missing' };
      const now = contactOf({ ...known, ...row });
      const theirs = disputedFields({ was, sent, now });
      if (Object.keys(theirs).length > 0) return { ok: false, problem: 'changed', theirs };
      const touched = touchedFields({ was, sent });
      const changed = FIELDS.filter(
        (name) => touched[name] !== undefined && touched[name].trim() !== now[name],
      );
      if (changed.length === 0) return { ok: true, changed };
      const at = new Date(parts.clock());
      const wanted = (name: (typeof FIELDS)[number]) => (touched[name] ?? now[name]).trim();
      await tx
        .update(client)
        .set({
          ...{ firstname: wanted('firstname'), lastname: wanted('lastname'), phone: wanted('phone') || null },
          ...{ updatedAt: at, version: row.version + 1 },
        })
        .where(eq(client.id, id));
      if (changed.includes('email')) await readdress(parts, tx, known, wanted('email'));
      await writeAudit(tx, actor, {
        ...{ at, action: 'client.contact_changed', object: { kind: 'client', id } },
        change: { contact: [null, changed] },
      });
      return { ok: true, changed };
    });
  } catch (error) {
    if (error instanceof TooManyEmails) return { ok: false, problem: 'too_many_emails' };
    throw error;
  }
}

/** What stands in the form: an address that waits to be confirmed before the one that it is to replace. */
const contactOf = (of: {
  firstname: string;
  lastname: string;
  phone: string | null;
  email: string;
  newEmail: string | null;
}): Record<(typeof FIELDS)[number], string> => ({
  ...{
    firstname: of.firstname,
    lastname: of.lastname,
    phone: of.phone ?? '',
    email: of.newEmail ?? of.email,
  },
});

async function readdress(parts: ClientParts, tx: OrmOrTransaction, known: Known, email: string) {
  const { id, email: to, language, emailConfirmedAt } = known;
  await voidConfirmations(tx, eq(emailConfirmation.clientId, id), new Date(parts.clock()));
  if (email.toLowerCase() === to.toLowerCase()) {
    await tx.update(client).set({ email, newEmail: null }).where(eq(client.id, id));
    if (emailConfirmedAt) return;
  } else {
    await tx
      .update(client)
      .set(emailConfirmedAt ? { newEmail: email } : { email })
      .where(eq(client.id, id));
    const kind = emailConfirmedAt ? 'email_change_asked' : 'email_changed';
    await parts.queueEmail({ kind, to, language, newEmail: email }, tx);
  }
  if (!(await askToConfirm(parts, tx, known, email))) throw new TooManyEmails();
}
