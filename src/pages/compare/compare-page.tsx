import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import type { Links } from '#contract/links.ts';
import { type ComparedProduct, MOST_COMPARED } from '#domain/compare/compared.ts';
import { type PersonalPage, personalPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ComparedTable } from './compared-table.tsx';

type Compared = { products: ComparedProduct[]; onlyDifferences: boolean };

/** Products side by side, for the shopper who chose them. */
export function comparePage(words: Omit<PersonalPage, 'path'>, compared: Compared): Page {
  return personalPage(
    { ...words, path: (links: Links) => links.compare },
    <div className="wrap flow compare">
      <h1>{words.title}</h1>
      {words.notice && <Notice kind={words.notice.kind}>{words.notice.text}</Notice>}
      {compared.products.length === 0 ? <NothingCompared /> : <Comparison {...compared} />}
    </div>,
  );
}

function NothingCompared() {
  const { t, links } = useShop();
  return (
    <EmptyState title={t('compare.empty')} text={t('compare.emptyNext', { n: MOST_COMPARED })}>
      <ButtonLink href={links.home}>{t('compare.emptyLink')}</ButtonLink>
    </EmptyState>
  );
}

function Comparison({ products, onlyDifferences }: Compared) {
  const { t, links } = useShop();
  return (
    <>
      <div className="compare__bar">
        {products.length === 1 ? (
          <p>{t('compare.addSecond')}</p>
        ) : (
          <ButtonLink kind="secondary" href={onlyDifferences ? links.compare : `${links.compare}?diff=1`}>
            {t(onlyDifferences ? 'compare.everything' : 'compare.onlyDifferences')}
          </ButtonLink>
        )}
        <form method="post" action={links.compareChange} data-toggle="compare">
          <input type="hidden" name={COMPARE_FIELDS.action} value="clear" />
          <Button type="submit" kind="quiet" data-mode="clear">
            {t('compare.clearAll')}
          </Button>
        </form>
      </div>
      <ComparedTable products={products} onlyDifferences={onlyDifferences && products.length > 1} />
    </>
  );
}
