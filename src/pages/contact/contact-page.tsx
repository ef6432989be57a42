import { linksIn } from '#contract/links.ts';
import { formPage, type PageNotice } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type ContactPageData = {
  shopName: string;
  title: string;
  lead: string;
  phone: string;
  email: string;
  postalAddress: string[];
  fields: FormField[];
  state: FormState;
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
  const { t, links } = useShop();
  return (
    <div className="wrap narrow flow">
      <h1>{data.title}</h1>
      <p className="lead">{data.lead}</p>
      <dl className="contact">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${data.phone.replace(/\s/g, '')}`}>{data.phone.replace(/\s/g, '\u00a0')}</a>
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
      <h2>{t('contact.write')}</h2>
      <SimpleForm
        action={links.contact}
        fields={data.fields}
        state={data.state}
        send="contact.send"
        draft="contact"
      />
    </div>
  );
}

/** Without JavaScript: the message is on its way. */
export const contactSentPage = (words: { shopName: string; title: string; notice?: PageNotice }): Page =>
  formPage({ ...words, path: ({ contactSent }) => contactSent }, <BackToShop />);

function BackToShop() {
  const { t, links } = useShop();
  return (
    <p>
      <ButtonLink kind="secondary" href={links.home}>
        {t('error.home')}
      </ButtonLink>
    </p>
  );
}
