import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { type DraftObject, draftedForm } from '#contract/panel/drafted-forms.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { formDraft } from '#shop/db/schema/index.ts';
import { hasOddText } from '#shop/order/desk/said.ts';
import { demand } from '#shop/staff/demand.ts';

export type Draft = { form: string; fields: FormValues; savedAt: Date };

const MOST_EACH = 50;
const LONGEST = 100_000;

export type Drafts = ReturnType<typeof openDrafts>;

/** What a member has typed and not sent: for that member alone, whatever rights others have. */
export function openDrafts({
  database: { orm },
  clock,
}: {
  database: Pick<Database, 'orm'>;
  clock: () => number;
}) {
  const { staffId, form: formOf, objectKind, objectId, savedAt } = formDraft;
  const ofMember = (actor: StaffActor, form: string) => and(eq(staffId, actor.id), eq(formOf, form));
  return {
    /** False where it is no form whose draft is kept, or too much. */
    async save(actor: StaffActor, form: string, fields: FormValues): Promise<boolean> {
      const about = draftedForm(form);
      if (!about || form.length > 300) return false;
      demand(actor, about.needs);
      const text = JSON.stringify(fields);
      if (text.length > LONGEST || hasOddText(fields)) return false;
      const row = { objectKind: about.kind, objectId: about.id, fields, savedAt: new Date(clock()) };
      await orm.transaction(async (tx) => {
        await tx
          .insert(formDraft)
          .values({ staffId: actor.id, form, ...row })
          .onConflictDoUpdate({ target: [staffId, formOf], set: row });
        const kept = tx
          .select({ form: formOf })
          .from(formDraft)
          .where(eq(staffId, actor.id))
          .orderBy(desc(savedAt))
          .limit(MOST_EACH);
        await tx.delete(formDraft).where(and(eq(staffId, actor.id), notInArray(formOf, kept)));
      });
      return true;
    },
    list(actor: StaffActor, object: DraftObject): Promise<Draft[]> {
      return orm
        .select({ form: formOf, fields: formDraft.fields, savedAt })
        .from(formDraft)
        .where(and(eq(staffId, actor.id), eq(objectKind, object.kind), eq(objectId, object.id)));
    },
    async discard(actor: StaffActor, form: string): Promise<void> {
      await orm.delete(formDraft).where(ofMember(actor, form));
    },
  };
}

/** Forgets what anybody has typed about these things: whoever it is about asked to be forgotten. */
export async function forgetDrafts(
  tx: OrmOrTransaction,
  kind: DraftObject['kind'],
  ids: readonly (string | number)[],
): Promise<void> {
  if (ids.length === 0) return;
  const { objectKind, objectId } = formDraft;
  await tx.delete(formDraft).where(and(eq(objectKind, kind), inArray(objectId, ids.map(String))));
}
