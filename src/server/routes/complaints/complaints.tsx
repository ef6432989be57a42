import type { FastifyInstance } from 'fastify';
import { COMPLAINT_WISHES } from '#domain/complaints/complaint.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { formatDate } from '#domain/page/date.ts';
import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { readDates } from '#domain/time/date-choice.ts';
import { dateOf } from '#domain/time/zone.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import { BOUGHT, clientComplaintForm, guestComplaintForm } from '#pages/complaints/complaint-form.ts';
import { ComplaintForm, Complaints, guestComplaintPage } from '#pages/complaints/complaints.tsx';
import { clientFormRoute, clientPageRoute, formRoute } from '#server/form/form-route.ts';
import { rateLimited, tooMany } from '#server/form/refusals.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { GivenComplaint } from '#shop/complaints/complaints.ts';
import type { ClientSession } from '#shop/session/session.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';
import { conversationRoute } from './conversation.tsx';
import { filesIn } from './files-in.ts';

/** Complaints about what was bought: the client's own ones, a form with files, and the files again. */
export function complaintRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'limits' | 'operations'>,
): void {
  clientPageRoute(
    app,
    shop,
    ({ accountComplaints }) => accountComplaints,
    async ({ words }, { clientId }) => {
      const complaints = await complaintsOf(shop, clientId);
      return accountPage(
        words('complaint.title'),
        'accountComplaints',
        <Complaints complaints={complaints} />,
      );
    },
  );
  clientFormRoute(app, shop, {
    path: ({ accountComplaint }) => accountComplaint,
    fields: (context) => fieldsOf(shop, context),
    page: async (context, { clientId }, state) => {
      const choices = (await boughtBy(shop, clientId, context)).map(({ value, label }) => ({ value, label }));
      return accountPage(
        context.words('complaint.new', 'complaint.newLead'),
        'accountComplaints',
        <ComplaintForm
          fields={fieldsOf(shop, context, choices.length > 0 ? choices : undefined)}
          state={state ?? { values: firstValues(choices, orderIn(context)) }}
        />,
      );
    },
    take: async (values, context, { clientId }) => {
      const bought = await boughtBy(shop, clientId, context);
      const chosen = bought.find(({ value }) => value === values[BOUGHT]);
      if (values[BOUGHT] && !chosen) return { problems: { [BOUGHT]: context.t('form.choose') } };
      if (!(await shop.limits.rateLimits.allow('complaints', String(clientId))))
        return tooMany(shop, context);
      const files = await filesIn(context);
      if ('problems' in files) return files;
      const { number } = await shop.clients.complaints.file(
        clientId,
        { ...givenIn(values), ...chosen?.given },
        files,
      );
      return { goOn: context.links.accountComplaints, notice: context.t('complaint.done', { number }) };
    },
  });
  formRoute(app, shop, {
    path: ({ complaint }) => complaint(),
    fields: ({ texts, now }) => guestComplaintForm(texts, dateOf(now, shop.settings.config.timeZone)),
    page: async (context, session, state) => {
      const { texts, now, links, words } = context;
      if (session?.clientId !== undefined) return { leadTo: links.accountComplaint + numberIn(context) };
      const fields = guestComplaintForm(texts, dateOf(now, shop.settings.config.timeZone));
      return guestComplaintPage(
        words('complaint.new', 'complaint.guestLead'),
        fields,
        state ?? { values: { order: orderIn(context) } },
      );
    },
    take: rateLimited(shop, 'complaints', async (values, context) => {
      const { t, links, language } = context;
      const files = await filesIn(context);
      if ('problems' in files) return files;
      const guest = { name: (values.name ?? '').trim(), email: (values.email ?? '').trim(), language };
      const { number } = await shop.clients.complaints.fileAsGuest(guest, givenIn(values), files);
      return { goOn: links.complaint(), notice: t('complaint.done', { number }) };
    }),
  });
  conversationRoute(app, shop);
  clientPageRoute(app, shop, ({ accountComplaintFile }) => accountComplaintFile, sendFile(shop));
}

const fieldsOf = (
  { settings: { config } }: Pick<Shop, 'settings'>,
  { texts, now }: RequestContext,
  bought?: Choice[],
) => clientComplaintForm(texts, dateOf(now, config.timeZone), bought);

/** What the client has bought, as a list says it, and what a complaint about it is about. */
async function boughtBy(
  { settings: { config }, clients }: Pick<Shop, 'settings' | 'clients'>,
  clientId: number,
  { t, language }: RequestContext,
) {
  const lines = await clients.accountData.boughtLines(clientId);
  return lines.map(({ lineId, number, createdAt, name, sizeName }) => {
    const product = [name, sizeName].filter(Boolean).join(', ');
    const date = formatDate(dateOf(createdAt.getTime(), config.timeZone), language);
    return {
      value: `${number}:${lineId}`,
      label: t('complaint.boughtLine', { product, number, date }),
      given: { orderNumber: number, product },
    };
  });
}

/** Whoever comes from the page of an order: its only product is chosen already, of several the first is not guessed. */
function firstValues(choices: readonly Choice[], order: string) {
  const ofOrder = choices.filter(({ value }) => value.startsWith(`${order}:`));
  const [only] = ofOrder;
  return { order, ...(only && ofOrder.length === 1 && { [BOUGHT]: only.value }) };
}

const numberIn = (context: RequestContext) => {
  const number = orderIn(context);
  return number && `?number=${encodeURIComponent(number)}`;
};

async function complaintsOf(shop: Pick<Shop, 'settings' | 'clients'>, clientId: number) {
  const summaries = await shop.clients.complaints.list(clientId);
  const whole = await Promise.all(
    summaries.map(({ number }) => shop.clients.complaints.one(clientId, number)),
  );
  const day = (at: Date) => dateOf(at.getTime(), shop.settings.config.timeZone);
  return whole.flatMap((one) =>
    one
      ? [
          {
            ...{ ...one, date: day(one.createdAt) },
            answers: one.answers.map(({ kind, text, writtenAt }) => ({
              ...{ isOwn: kind === 'client', text, date: day(writtenAt) },
            })),
          },
        ]
      : [],
  );
}

function givenIn(values: FormValues): GivenComplaint {
  const said = (name: string) => (values[name] ?? '').trim();
  return {
    orderNumber: said('order') || undefined,
    product: said('product'),
    foundOn: dayIn(said('found_on')),
    description: said('description'),
    wish: COMPLAINT_WISHES.find((wish) => wish === values.wish) ?? 'repair',
    bankAccount: formatIban(said('iban')).replace(/\s/g, '') || undefined,
  };
}

/** The order that whoever comes from its page complains about. */
function orderIn({ request }: RequestContext): string {
  const { number } = request.query as Record<string, unknown>;
  return typeof number === 'string' ? number.slice(0, 40) : '';
}

/** The day as the calendar writes it, however it was typed. */
const dayIn = (typed: string) => readDates(typed, 'single', CALENDAR_SPAN).dates[0] ?? typed;

/** Never shown in the shop's own pages: it is only ever saved. */
const sendFile =
  (shop: Pick<Shop, 'clients'>) =>
  async ({ request, reply }: RequestContext, { clientId }: ClientSession) => {
    const id = Number((request.query as { id?: unknown }).id);
    const found =
      Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
        ? await shop.clients.complaints.attachment(clientId, id)
        : undefined;
    if (!found) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(found.mime)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .send(found.bytes);
  };
