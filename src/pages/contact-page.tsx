import { linksIn } from '#contract/links.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { Page } from './page.ts';

export type ContactPageData = {
  shopName: string;
  title: string;
  lead: string;
  phone: string;
  email: string;
  postalAddress: string[];
};

export function contactPage(data: ContactPageData): Page {
  return {
    head: {
      title: `${data.title} – ${data.shopName}`,
      description: data.lead,
      paths: { pl: linksIn('pl').contact, en: linksIn('en').contact },
    },
    crumbs: { trail: [], here: data.title },
    content: <Contact data={data} />,
  };
}

function Contact({ data }: { data: ContactPageData }) {
  const { t } = useShop();
  return (
    <div className="wrap narrow">
      <h1>{data.title}</h1>
      <p className="lead">{data.lead}</p>
      <dl className="contact">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${data.phone.replace(/\s/g, '')}`}>{data.phone}</a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${data.email}`}>{data.email}</a>
        </dd>
        <dt>{t('contact.address')}</dt>
        <dd>
          <address>
            {data.postalAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </dl>
    </div>
  );
}
