import { COMPARE_FIELDS, type CompareAction } from '#contract/compare/compare-change.ts';
import { MOST_COMPARED } from '#domain/compare/compared.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { SentFields } from '#server/request/fields.ts';
import type { Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { CompareOutcome } from '#shop/compare/comparison.ts';
import type { Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';

/** Does what a form of the comparison asks for, and says what came of it. */
export async function changeComparison(
  { lists: { comparison }, catalogue: { products } }: Pick<Shop, 'lists' | 'catalogue'>,
  context: RequestContext,
  fields: SentFields,
): Promise<Notice> {
  const { language, t } = context;
  const session = await context.ensureSession();
  const product = Number(fields(COMPARE_FIELDS.product) || Number.NaN);
  switch (fields(COMPARE_FIELDS.action) as CompareAction | undefined) {
    case 'clear':
      await comparison.clear(session);
      return { kind: 'success', text: t('compare.cleared') };
    case 'remove': {
      await comparison.remove(session, product);
      const record = await products.product(product, language);
      return {
        kind: 'success',
        text: record ? t('compare.removedNamed', { name: record.name }) : t('compare.removed'),
      };
    }
    default:
      return said(await comparison.add(session, product, language), t);
  }
}

function said(outcome: CompareOutcome, t: (key: TextKey, values?: Values) => string): Notice {
  if (outcome.ok) return { kind: 'success', text: t('compare.added', { name: outcome.name }) };
  if (outcome.problem === 'no_product') return { kind: 'error', text: t('alert.noProduct') };
  return { kind: 'error', text: t('compare.tooMany', { n: MOST_COMPARED }) };
}
