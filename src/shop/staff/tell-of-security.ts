import { panelLinks } from '#contract/panel/panel-links.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import type { SecurityChange } from '#shop/email/email.ts';
import type { MemberRow, StaffContext } from './staff-context.ts';

/** Tells a member that somebody, who may not have been they, has changed a way into their account. */
export function tellOfSecurity(
  { queueEmail, origin }: Pick<StaffContext, 'queueEmail' | 'origin'>,
  tx: OrmOrTransaction,
  { email, language }: Pick<MemberRow, 'email' | 'language'>,
  change: SecurityChange,
): Promise<unknown> {
  const link = origin + panelLinks.account;
  return queueEmail({ kind: 'staff_security', change, to: email, language, link }, tx);
}
