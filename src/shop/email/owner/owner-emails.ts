import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { OWNER_EVENTS, type OwnerEvent } from '#domain/email/owner-event.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { ownerEmail } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { byItself } from './by-itself.ts';

export type OwnerEmailSet = { event: OwnerEvent; isOn: boolean; recipients: readonly string[] };
export type OwnerEmailSettings = { events: OwnerEmailSet[]; language: Language; version: number };

type Parts = {
  database: Pick<Database, 'orm'>;
  config: Pick<ShopConfig, 'email'>;
  clock: () => number;
};

/** What the owner is told by e-mail, and whom it is sent to. */
export function openOwnerEmails({ database: { orm }, config, clock }: Parts) {
  return {
    async load(actor: Actor): Promise<OwnerEmailSettings> {
      demand(actor, 'settings.read');
      const rows = new Map((await orm.select().from(ownerEmail)).map((row) => [row.event, row]));
      const [first] = rows.values();
      return {
        events: OWNER_EVENTS.map((event) => rows.get(event) ?? byItself(event, config)),
        language: first?.language ?? 'pl',
        version: first?.version ?? 0,
      };
    },

    /** False where somebody has saved them since they were seen at this version. */
    async save(actor: Actor, { events, language, version }: OwnerEmailSettings): Promise<boolean> {
      demand(actor, 'settings.edit');
      const seen = { version: version + 1, language };
      return orm.transaction(async (tx) => {
        const before = await tx.select().from(ownerEmail).for('update');
        if ((before[0]?.version ?? 0) !== version) return false;
        for (const { event, isOn, recipients } of events) {
          const row = { isOn, recipients: [...recipients], ...seen };
          const saved = await tx
            .insert(ownerEmail)
            .values({ event, ...row })
            // Where nobody had saved any, two may do so at once: the second finds a row that it has not seen.
            .onConflictDoUpdate({
              ...{ target: ownerEmail.event, set: row, setWhere: eq(ownerEmail.version, version) },
            })
            .returning({ event: ownerEmail.event });
          if (saved.length === 0) return tx.rollback();
        }
        await writeAudit(tx, actor, {
          ...{ at: new Date(clock()), action: 'settings.emails_changed' },
          object: { kind: 'settings', id: 'emails' },
        });
        return true;
      });
    },
  };
}
