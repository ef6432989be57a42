import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import {
  confirmNewsletterPage,
  NEWSLETTER_FORM,
  newsletterPage,
  stopNewsletterPage,
} from '#pages/newsletter/newsletter-pages.tsx';
import { formRoute } from '#server/form/form-route.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';

type Parts = Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'limits' | 'operations'>;

/** Asking for the newsletter, confirming it by a link, and saying stop. */
export function newsletterRoutes(app: FastifyInstance, shop: Parts): void {
  formRoute(app, shop, {
    path: ({ newsletter }) => newsletter,
    fields: () => NEWSLETTER_FORM,
    page: async ({ words }, _, state = {}) => newsletterPage(words('newsletter.title'), state),
    take: rateLimited(shop, 'newsletters', async ({ email = '' }, { t, links, language }) => {
      const wording = t('newsletter.consent');
      await shop.clients.newsletter.ask({ email: email.trim(), language, wording });
      return { said: t('newsletter.asked'), at: links.newsletter };
    }),
  });
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    const [confirm, stop] = [links.newsletterConfirm(''), links.newsletterStop('')].map((address) =>
      address.replace(/\?.*$/, ''),
    );
    app.get(confirm ?? '', ({ context }) => showConfirm(shop, context));
    app.post(confirm ?? '', ({ context }) => confirmAddress(shop, context));
    app.get(stop ?? '', ({ context }) => showStop(shop, context));
    app.post(stop ?? '', ({ context }) => sayStop(shop, context));
  }
}

async function showConfirm(shop: Parts, context: RequestContext) {
  const token = tokenIn(context);
  const email = await shop.clients.newsletter.mayConfirm(token);
  const words = context.words('newsletter.confirmTitle');
  const page = email === undefined ? { ...words, notice: gone(context) } : words;
  return sendPrivately(shop, context, confirmNewsletterPage(page, { token, email }));
}

async function confirmAddress(shop: Parts, context: RequestContext) {
  const { reply, links, t } = context;
  const token = tokenIn(context);
  if (!(await shop.clients.newsletter.confirm(token))) return showConfirm(shop, context);
  leaveNotice(reply, { kind: 'success', text: t('newsletter.confirmed') });
  return reply.redirect(links.newsletter, 303);
}

async function showStop(shop: Parts, context: RequestContext) {
  const token = tokenIn(context);
  const found = await shop.clients.newsletter.find(token);
  const words = context.words('newsletter.stopTitle');
  const email = found?.isOn ? found.email : undefined;
  const notice = found ? stopped(context) : gone(context);
  return sendPrivately(
    shop,
    context,
    stopNewsletterPage(found?.isOn ? words : { ...words, notice }, { token, email }),
  );
}

/** A mail program asks like this too, by itself and without a cookie (RFC 8058): the answer is the page. */
async function sayStop(shop: Parts, context: RequestContext) {
  await shop.clients.newsletter.stop(tokenIn(context));
  return showStop(shop, context);
}

const gone = ({ t, reply }: RequestContext) => {
  reply.code(410);
  return { kind: 'error', text: t('newsletter.gone') } as const;
};

const stopped = ({ t }: RequestContext) => ({ kind: 'success', text: t('newsletter.stopped') }) as const;

function sendPrivately(shop: Parts, context: RequestContext, page: Parameters<typeof sendPage>[2]) {
  context.reply.header('cache-control', 'private, no-store');
  return sendPage(shop, context, page);
}

function tokenIn({ request }: RequestContext): string {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}
