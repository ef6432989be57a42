import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import type { Database } from '#shop/db/database.ts';
import { deliveryMethodText } from '#shop/db/schema/index.ts';

/**
 * Names of methods, as orders keep them in the language of their buyers, in the language of whoever looks. A name that no
 * method has any more, or that means two, stays as it was sold.
 */
export async function deliveryNames(
  { orm }: Pick<Database, 'orm'>,
  language: Language,
): Promise<(sold: string) => string> {
  const wanted = alias(deliveryMethodText, 'wanted');
  const isOfSame = eq(wanted.deliveryMethodId, deliveryMethodText.deliveryMethodId);
  const rows = await orm
    .select({ sold: deliveryMethodText.name, name: wanted.name })
    .from(deliveryMethodText)
    .innerJoin(wanted, and(isOfSame, eq(wanted.language, language)));
  const names = new Map<string, Set<string>>();
  for (const { sold, name } of rows) names.set(sold, (names.get(sold) ?? new Set()).add(name));
  return (sold) => {
    const [name = sold, ...others] = names.get(sold) ?? [];
    return others.length === 0 ? name : sold;
  };
}
