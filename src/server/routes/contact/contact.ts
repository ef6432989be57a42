import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { phoneOrEmail } from '#domain/form/phone/phone-or-email.ts';
import { contactSentPage } from '#pages/contact/contact-page.tsx';
import { type FormOutcome, formTarget } from '#server/form/form-route.ts';
import { type FormVisit, formVisit } from '#server/form/form-visit.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { sendPage } from '#server/pages/send-page.ts';
import { contact, contactFields } from '#server/routes/catalogue/information.ts';
import type { Shop } from '#server/shop.ts';

/** Messages to the shop. The page with the form is shared by all, so only what is sent comes here. */
export function contactRoutes(app: FastifyInstance, shop: Shop): void {
  formTarget(app, shop, {
    path: (links) => links.contact,
    fields: ({ visit }) => contactFields(shop, visit),
    page: async ({ visit }, state) => (await contact(shop, visit, state)).page,
    take: rateLimited('messages', pass),
  });
  for (const language of LANGUAGES)
    app.get(linksIn(language).contactSent, async (request, reply) => {
      const visit = await formVisit(shop, request, reply);
      const words = visit.words('contact.title');
      return words.notice
        ? sendPage(visit, contactSentPage(words))
        : reply.redirect(visit.links.contact, 303);
    });
}

async function pass(values: FormValues, { shop, visit, t, links }: FormVisit): Promise<FormOutcome> {
  const said = (name: string) => (values[name] ?? '').trim();
  const place = shop.config.shops?.find(({ id }) => id === values.shop)?.name[visit.language];
  const byPhone = phoneOrEmail(said('contact')) === 'phone';
  const text = [
    said('message'),
    '',
    `${t('label.phoneEmail')}: ${said('contact')}`,
    ...(place ? [`${t('label.shop')}: ${place}`] : []),
    ...(said('call_days') ? [`${t('label.callDays')}: ${said('call_days')}`] : []),
  ].join('\n');
  await shop.outbox.queue({
    kind: 'message',
    to: shop.config.email,
    language: visit.language,
    from: byPhone ? '' : said('contact'),
    name: said('name'),
    subject: said('subject'),
    text,
  });
  return { said: t('contact.done'), at: links.contactSent };
}
