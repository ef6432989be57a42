import { otherLanguage } from '#contract/language.ts';
import { infoPage } from '#pages/catalogue/info-page.tsx';
import { contactForm } from '#pages/contact/contact-form.ts';
import { contactPage } from '#pages/contact/contact-page.tsx';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import { slugsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';

export async function info(
  { catalogue: { products }, settings: { config } }: Pick<Shop, 'catalogue' | 'settings'>,
  { language }: Visit,
  slug: string,
): Promise<SharedPage | undefined> {
  const page = (await products.infoPages(language)).get(slug);
  if (!page) return undefined;
  const slugs = slugsOf(language, page.slug, { [otherLanguage(language)]: page.otherSlug });
  return {
    page: infoPage({ shopName: config.name, title: page.title, slugs, sections: page.body }),
    tags: [],
  };
}

export async function contact(
  shop: Pick<Shop, 'settings'>,
  context: SharedContext,
  state: FormState = {},
): Promise<SharedPage> {
  const {
    settings: { config },
  } = shop;
  const { t } = context;
  return {
    page: contactPage({
      shopName: config.name,
      title: t('contact.title'),
      lead: t('contact.lead'),
      phone: config.phone,
      email: config.email,
      postalAddress: config.postalAddress,
      fields: contactFields(shop, context),
      state,
    }),
    tags: [],
  };
}

/** The form on that page. */
export const contactFields = ({ settings: { config } }: Pick<Shop, 'settings'>, { language }: Visit) =>
  contactForm((config.shops ?? []).map(({ id, name }) => ({ id, name: name[language] })));
