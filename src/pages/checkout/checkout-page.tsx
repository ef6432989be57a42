import type { ReactNode } from 'react';
import type { Links } from '#contract/links.ts';
import { type PageNotice, personalPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

export const STEPS = [
  { link: 'checkout', title: 'checkout.data' },
  { link: 'checkoutDelivery', title: 'checkout.delivery' },
  { link: 'checkoutSummary', title: 'checkout.summary' },
] as const;

export type Step = (typeof STEPS)[number]['link'];

type Words = { shopName: string; title: string; notice?: PageNotice };

/** A step of the checkout: the way to go above, what is ordered beside it, or between it and what comes after. */
export function checkoutPage(
  words: Words,
  step: Step,
  content: ReactNode,
  aside?: ReactNode,
  after?: ReactNode,
): Page {
  return personalPage(
    { ...words, path: (links: Links) => links[step] },
    <div className="wrap checkout" data-order-process>
      <div className="checkout__main flow">
        <div className="checkout__top">
          <StepLinks here={step} />
          <WaysOut />
        </div>
        <h1>{words.title}</h1>
        {words.notice && <Notice kind={words.notice.kind}>{words.notice.text}</Notice>}
        {content}
      </div>
      {aside && <Aside>{aside}</Aside>}
      {after && <div className="checkout__after">{after}</div>}
    </div>,
  );
}

function Aside({ children }: { children: ReactNode }) {
  const { t } = useShop();
  return (
    <aside className="checkout__aside" aria-label={t('spoken.yourOrder')}>
      {children}
    </aside>
  );
}

/** Menus and the rest of the layout are left out here: these are the ways that stay. */
function WaysOut() {
  const { t } = useShop();
  const links = useLinks();
  return (
    <p className="checkout__out">
      <a href={links.basket}>{t('checkout.backToBasket')}</a>
      <a href={links.contact}>{t('checkout.help')}</a>
    </p>
  );
}

/** Steps that are done can be gone back to; those to come are only named. */
function StepLinks({ here }: { here: Step }) {
  const { t } = useShop();
  const links = useLinks();
  const current = STEPS.findIndex(({ link }) => link === here);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="checkout__steps">
        {STEPS.map(({ link, title }, index) => (
          <li key={link}>
            {index < current ? (
              <a href={links[link]}>{t(title)}</a>
            ) : (
              <span aria-current={index === current ? 'step' : undefined}>{t(title)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
