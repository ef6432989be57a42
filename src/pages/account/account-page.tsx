import type { ReactNode } from 'react';
import type { Links } from '#contract/links.ts';
import type { Page } from '#pages/page.ts';
import type { TextKey } from '#texts/text-key.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { type PersonalPage, personalPage } from './form-page.tsx';

/** The sections of an account: where each is, what it is called and what it has. */
export const SECTIONS = [
  { link: 'accountOrders', title: 'account.orders', lead: 'account.ordersLead' },
  { link: 'accountLists', title: 'account.lists', lead: 'account.listsLead' },
  { link: 'accountLoyaltyPoints', title: 'account.loyaltyPoints', lead: 'account.loyaltyPointsLead' },
  { link: 'accountComplaints', title: 'complaint.title', lead: 'complaint.lead' },
  { link: 'accountData', title: 'account.data', lead: 'account.dataLead' },
  { link: 'accountAddresses', title: 'account.addresses', lead: 'account.addressesLead' },
  { link: 'accountBank', title: 'account.bank', lead: 'account.bankLead' },
  { link: 'accountConsents', title: 'account.consents', lead: 'account.consentsLead' },
  { link: 'accountPassword', title: 'account.password', lead: 'account.passwordLead' },
  { link: 'accountSessions', title: 'sessions.title', lead: 'sessions.lead' },
  { link: 'accountPrivacy', title: 'account.privacy', lead: 'account.privacyLead' },
] as const satisfies readonly { link: keyof Links; title: TextKey; lead: TextKey }[];

export type Section = (typeof SECTIONS)[number]['link'] | 'account';

/** A page of a client's account: its sections beside it. */
export function accountPage(page: Omit<PersonalPage, 'path'>, section: Section, content: ReactNode): Page {
  return personalPage(
    { ...page, path: (links) => links[section] },
    <div className="wrap account">
      <SectionLinks here={section} />
      <div className="account__content flow">
        <h1>{page.title}</h1>
        {page.lead && <p className="lead">{page.lead}</p>}
        {page.notice && <Notice kind={page.notice.kind}>{page.notice.text}</Notice>}
        {content}
      </div>
    </div>,
  );
}

function SectionLinks({ here }: { here: Section }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <nav className="account__nav" aria-label={t('account.nav')}>
      <ul>
        <li>
          <a href={links.account} aria-current={here === 'account' ? 'page' : undefined}>
            {t('account.title')}
          </a>
        </li>
        {SECTIONS.map(({ link, title }) => (
          <li key={link}>
            <a href={links[link]} aria-current={here === link ? 'page' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
      <form action={links.signOut} method="post">
        <Button type="submit" kind="secondary" data-sign-out>
          {t('signOut.send')}
        </Button>
      </form>
    </nav>
  );
}
