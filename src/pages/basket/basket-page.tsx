import type { Corrected, Removed } from '#contract/basket/basket-change.ts';
import { linksIn } from '#contract/links.ts';
import type { Basket } from '#domain/basket/basket.ts';
import basketLines from '#islands/basket/basket-lines/island.ts';
import { UndoForm } from '#islands/basket/basket-lines/undo-form.tsx';
import type { BasketInstalmentsProps } from '#islands/instalments/basket-instalments.tsx';
import { Island } from '#pages/island.tsx';
import type { Page } from '#pages/page.ts';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';
import { type DeliveryEstimate, DeliveryEstimateForm } from './delivery-estimate.tsx';

export type BasketPageData = {
  shopName: string;
  title: string;
  basket: Basket;
  instalments: BasketInstalmentsProps;
  /** What came of the change that led here, for a browser without JavaScript. */
  notice?: { kind: NoticeKind; text: string; removed?: Removed; corrected?: Corrected };
  estimate: DeliveryEstimate;
};

export function basketPage({ shopName, title, basket, instalments, notice, estimate }: BasketPageData): Page {
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: title,
      paths: { pl: linksIn('pl').basket, en: linksIn('en').basket },
      hidden: true,
      openToOthers: true,
    },
    crumbs: { trail: [], here: title },
    content: (
      <div className="wrap basket-page">
        <h1>{title}</h1>
        {notice && (
          <Notice kind={notice.kind}>
            {notice.text} {notice.removed && <UndoForm removed={notice.removed} />}
            {notice.corrected && (
              <UndoForm removed={notice.corrected} mode="add" text={notice.corrected.text} />
            )}
          </Notice>
        )}
        <Island of={basketLines} props={{ basket, instalments }} />
        {basket.lines.length > 0 && <DeliveryEstimateForm {...estimate} />}
      </div>
    ),
  };
}
