import { linksIn } from '#contract/links.ts';
import type { Basket } from '#domain/basket/basket.ts';
import basketLines from '#islands/basket-lines/island.ts';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';
import { Island } from './island.tsx';
import type { Page } from './page.ts';

export type BasketPageData = {
  shopName: string;
  title: string;
  phone: string;
  basket: Basket;
  /** What came of the change that led here, for a browser without JavaScript. */
  notice: { kind: NoticeKind; text: string } | undefined;
};

export function basketPage({ shopName, title, phone, basket, notice }: BasketPageData): Page {
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: title,
      paths: { pl: linksIn('pl').basket, en: linksIn('en').basket },
      hidden: true,
    },
    crumbs: { trail: [], here: title },
    content: (
      <div className="wrap basket-page">
        <h1>{title}</h1>
        {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
        <Island of={basketLines} props={{ basket, phone }} />
      </div>
    ),
  };
}
