import { otherLanguage } from '#contract/language.ts';
import { infoPage } from '#pages/catalogue/info-page.tsx';
import { contactForm } from '#pages/contact/contact-form.ts';
import { contactPage } from '#pages/contact/contact-page.tsx';
import { textsFor } from '#server/pages/render.tsx';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import { slugsOf } from '#server/request/query.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';

export async function info(
  { catalogue, config }: Shop,
  visit: Visit,
  slug: string,
): Promise<SharedPage | undefined> {
  const page = (await catalogue.infoPages(visit.language)).get(slug);
  if (!page) return undefined;
  const slugs = slugsOf(visit.language, page.slug, { [otherLanguage(visit.language)]: page.otherSlug });
  return {
    page: infoPage({ shopName: config.name, title: page.title, slugs, sections: page.body }),
    tags: [],
  };
}

export async function contact(shop: Shop, visit: Visit, state: FormState = {}): Promise<SharedPage> {
  const { config } = shop;
  const texts = textsFor(shop, visit);
  return {
    page: contactPage({
      shopName: config.name,
      title: texts['contact.title'],
      lead: texts['contact.lead'],
      phone: config.phone,
      email: config.email,
      postalAddress: config.postalAddress,
      fields: contactFields(shop, visit),
      state,
    }),
    tags: [],
  };
}

/** The form on that page. */
export const contactFields = ({ config }: Shop, { language }: Visit) =>
  contactForm((config.shops ?? []).map(({ id, name }) => ({ id, name: name[language] })));
