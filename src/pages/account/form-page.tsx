import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { type Links, linksIn } from '#contract/links.ts';
import type { Page } from '#pages/page.ts';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';

/** What came of what led here. */
export type PageNotice = { kind: NoticeKind; text: string; signedOut?: boolean } | undefined;

export type PersonalPage = {
  shopName: string;
  title: string;
  lead?: string;
  notice?: PageNotice;
  /** The page's own address; the other language has the same one under its own root. */
  path: (links: Links) => string;
};

/** A page for one shopper: not for search engines, and never kept. */
export function personalPage(page: PersonalPage, content: ReactNode): Page {
  return {
    head: {
      title: `${page.title} – ${page.shopName}`,
      description: page.lead ?? page.title,
      paths: Object.fromEntries(
        LANGUAGES.map((language) => [language, page.path(linksIn(language))]),
      ) as Record<Language, string>,
      hidden: true,
    },
    crumbs: { trail: [], here: page.title },
    content,
  };
}

/** A page with one form in the middle: signing in, registering, a new password. */
export function formPage(page: PersonalPage, form: ReactNode, after?: ReactNode): Page {
  return personalPage(
    page,
    <div className="wrap narrow flow" data-signed-out={page.notice?.signedOut}>
      <h1>{page.title}</h1>
      {page.lead && <p className="lead">{page.lead}</p>}
      {page.notice && <Notice kind={page.notice.kind}>{page.notice.text}</Notice>}
      {form}
      {after}
    </div>,
  );
}
