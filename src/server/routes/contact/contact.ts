import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { phoneOrEmail } from '#domain/form/phone/phone-or-email.ts';
import { contactSentPage } from '#pages/contact/contact-page.tsx';
import { formTarget, type TakeForm } from '#server/form/form-route.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { sendPage } from '#server/pages/send-page.ts';
import { contact, contactFields } from '#server/routes/catalogue/information.ts';
import type { Shop } from '#server/shop.ts';

/** Messages to the shop. The page with the form is shared by all, so only what is sent comes here. */
export function contactRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'limits' | 'operations' | 'backOffice'>,
): void {
  formTarget(app, shop, {
    path: (links) => links.contact,
    fields: (context) => contactFields(shop, context),
    page: async (context, _, state) => (await contact(shop, context, state)).page,
    take: rateLimited(shop, 'messages', pass(shop)),
  });
  for (const language of LANGUAGES)
    app.get(linksIn(language).contactSent, async ({ context }, reply) => {
      const words = context.words('contact.title');
      return words.notice
        ? sendPage(shop, context, contactSentPage(words))
        : reply.redirect(context.links.contact, 303);
    });
}

const pass =
  (shop: Pick<Shop, 'settings' | 'backOffice'>): TakeForm =>
  async (values, { language, t, links }, session) => {
    const said = (name: string) => (values[name] ?? '').trim();
    const place = shop.settings.config.shops?.find(({ id }) => id === values.shop)?.name[language];
    const byPhone = phoneOrEmail(said('contact')) === 'phone';
    const written = [
      said('message'),
      '',
      `${t('label.phoneEmail')}: ${said('contact')}`,
      ...(place ? [`${t('label.shop')}: ${place}`] : []),
      ...(said('call_days') ? [`${t('label.callDays')}: ${said('call_days')}`] : []),
    ].join('\n');
    const message = {
      ...{ language, name: said('name'), contact: said('contact'), subject: said('subject') },
      ...{ text: said('message'), place: place ?? null, callDays: said('call_days') || null },
      ...{ email: byPhone ? null : said('contact'), clientId: session?.clientId ?? null },
    };
    await shop.backOffice.messages.take(message, written);
    return { said: t('contact.done'), at: links.contactSent };
  };
