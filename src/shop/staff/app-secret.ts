import { and, eq, isNotNull, or } from 'drizzle-orm';
import { staffMember } from '#shop/db/schema/index.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';
import type { StaffContext } from './staff-context.ts';

export const SECRET_BYTES = 20;

type Of = Pick<StaffContext, 'secrets'>;

const about = (staffId: number) => `staff ${staffId} totp`;

/** The secret of a member's app, as the database keeps it. */
export const sealed = ({ secrets }: Of, staffId: number, secret: Buffer): Buffer =>
  secrets.seal(secret, about(staffId));

/** The secret itself; undefined where there is none, or the shop has not the key that has sealed it. */
export function opened({ secrets }: Of, staffId: number, kept: Buffer | null): Buffer | undefined {
  if (!kept || kept.length === SECRET_BYTES) return kept ?? undefined;
  return secrets.open(kept, about(staffId));
}

/**
 * Seals with the newest key what is not: secrets of before there was one, and those of an older one. Answers with how
 * many no key opens.
 */
export async function sealAppSecrets(context: Pick<StaffContext, 'database' | 'secrets'>): Promise<number> {
  const { orm } = context.database;
  const { id, totpSecret, totpNewSecret } = staffMember;
  const rows = await orm
    .select({ id, totpSecret, totpNewSecret })
    .from(staffMember)
    .where(or(isNotNull(totpSecret), isNotNull(totpNewSecret)));
  let unknown = 0;
  for (const row of rows)
    for (const field of ['totpSecret', 'totpNewSecret'] as const) {
      const kept = row[field];
      if (!kept || isSealed(context.secrets, kept)) continue;
      const secret = opened(context, row.id, kept);
      if (!secret) unknown += 1;
      else
        await orm
          .update(staffMember)
          .set({ [field]: sealed(context, row.id, secret) })
          .where(and(eq(id, row.id), eq(staffMember[field], kept)));
    }
  return unknown;
}

const isSealed = (secrets: SecretBox, kept: Buffer) => kept.length > SECRET_BYTES && secrets.isNewest(kept);
