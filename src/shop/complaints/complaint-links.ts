import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { complaintLink } from '#shop/db/schema/index.ts';
import { hashOf, newToken } from '#shop/session/token.ts';

/** A new address at which whoever complained answers; it is known to the e-mail alone. */
export async function newComplaintLink(
  tx: OrmOrTransaction,
  complaintId: number,
  language: Language,
): Promise<string> {
  const token = newToken();
  await tx.insert(complaintLink).values({ tokenHash: hashOf(token), complaintId });
  return linksIn(language).complaintAnswer('token', token);
}
