import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { WITHDRAWAL_FORM } from '#pages/withdrawal/withdrawal-form.ts';
import { confirmWithdrawalPage, withdrawalPage, withdrawnPage } from '#pages/withdrawal/withdrawal-pages.tsx';
import { formRoute } from '#server/form/form-route.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { Withdrawal } from '#shop/withdrawal/withdrawals.ts';
import type { FormState } from '#ui/form/form-state.ts';

type Parts = Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'ordering' | 'limits' | 'operations'>;

/** Withdrawing from a contract, for guests as for clients: a statement, its confirmation, and when it came. */
export function withdrawalRoutes(app: FastifyInstance, shop: Parts): void {
  formRoute(app, shop, {
    path: ({ withdrawal }) => withdrawal(),
    fields: () => WITHDRAWAL_FORM,
    page: async (context, _, state) =>
      withdrawalPage(
        context.words('withdrawal.title', 'withdrawal.lead', { n: shop.ordering.rules.points.returnDays }),
        state ?? { values: await knownValues(shop, context) },
      ),
    take: rateLimited(shop, 'messages', async (values, { language, links }) => {
      const said = (name: string) => (values[name] ?? '').trim();
      const contract = { name: said('name'), orderNumber: said('order') };
      const given = { ...contract, email: said('email'), items: said('items') };
      return { goOn: links.withdrawalConfirm(await shop.clients.withdrawals.begin(given, language)) };
    }),
  });
  for (const language of LANGUAGES) {
    const address = linksIn(language).withdrawalConfirm('').replace(/\?.*$/, '');
    app.get(address, async ({ context }, reply) => {
      const token = textIn(context, 'token');
      const found = await shop.clients.withdrawals.find(token);
      return found ? show(shop, context, token, found) : reply.redirect(toFirstStep(context), 303);
    });
    app.post(address, async ({ context }, reply) => {
      const token = textIn(context, 'token');
      const stated = await shop.clients.withdrawals.confirm(token);
      return reply.redirect(stated ? context.links.withdrawalConfirm(token) : toFirstStep(context), 303);
    });
  }
}

function show(shop: Parts, context: RequestContext, token: string, found: Withdrawal) {
  context.reply.header('cache-control', 'private, no-store');
  const { receipt, ...given } = found;
  return sendPage(
    shop,
    context,
    receipt
      ? withdrawnPage(
          context.words('withdrawal.received', 'withdrawal.receivedLead', { ...receipt, email: given.email }),
          token,
          given,
        )
      : confirmWithdrawalPage(context.words('withdrawal.check', 'withdrawal.checkLead'), token, given),
  );
}

/** A first step that waited for too long is gone, and is made once more. */
function toFirstStep({ reply, t, links }: RequestContext): string {
  leaveNotice(reply, { kind: 'error', text: t('withdrawal.gone') });
  return links.withdrawal();
}

/** What is to be changed, else what the order's link and the account know. */
async function knownValues(shop: Parts, context: RequestContext): Promise<NonNullable<FormState['values']>> {
  const begun = await shop.clients.withdrawals.find(textIn(context, 'token'));
  if (begun && !begun.receipt) {
    const { name, orderNumber: order, email, items } = begun;
    return { name, order, email, items };
  }
  const session = await context.session();
  const client = session?.clientId && (await shop.clients.accountData.load(session.clientId));
  return {
    order: textIn(context, 'number').slice(0, 40),
    ...(client && { name: `${client.firstname} ${client.lastname}`.trim(), email: client.email }),
  };
}

function textIn({ request }: RequestContext, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
