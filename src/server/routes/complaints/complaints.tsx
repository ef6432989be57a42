import type { FastifyInstance } from 'fastify';
import { megabytesOf } from '#domain/form/file/file-check.ts';
import { MOST_PICTURE_SIDE, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { readDates } from '#domain/time/date-choice.ts';
import { dateOf } from '#domain/time/zone.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import { complaintForm, WISHES, type Wish } from '#pages/complaints/complaint-form.ts';
import { ComplaintForm, Complaints } from '#pages/complaints/complaints.tsx';
import { clientFormRoute, clientPageRoute, type TakeForm } from '#server/form/form-route.ts';
import { tooMany } from '#server/form/refusals.ts';
import { filesOf } from '#server/form/sent-files.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import { type FileRefusal, type StoredFile, takeInFile } from '#shop/complaints/take-in-file.ts';
import type { ClientSession } from '#shop/session/session.ts';
import type { TextKey } from '#texts/text-key.ts';

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
    page: async (context, _, state = {}) =>
      accountPage(
        context.words('complaint.new', 'complaint.newLead'),
        'accountComplaints',
        <ComplaintForm fields={fieldsOf(shop, context)} state={state} />,
      ),
    take: async (values, context, session) =>
      (await shop.limits.rateLimits.allow('complaints', String(session.clientId)))
        ? complain(shop)(values, context, session)
        : tooMany(shop, context),
  });
  clientPageRoute(app, shop, ({ accountComplaintFile }) => accountComplaintFile, sendFile(shop));
}

const fieldsOf = ({ settings: { config } }: Pick<Shop, 'settings'>, { texts, now }: RequestContext) =>
  complaintForm(texts, dateOf(now, config.timeZone));

async function complaintsOf(shop: Pick<Shop, 'settings' | 'clients'>, clientId: number) {
  const summaries = await shop.clients.complaints.list(clientId);
  const whole = await Promise.all(
    summaries.map(({ number }) => shop.clients.complaints.one(clientId, number)),
  );
  return whole.flatMap((one) =>
    one ? [{ ...one, date: dateOf(one.createdAt.getTime(), shop.settings.config.timeZone) }] : [],
  );
}

const complain =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, context, { clientId }) => {
    const { t, links, request } = context;
    const files: StoredFile[] = [];
    for (const sent of filesOf(request)) {
      const taken = await takeInFile(sent);
      if (!taken.ok) return { problems: { files: fileMessage(taken.problem, sent.name, context) } };
      files.push(taken.file);
    }
    const said = (name: string) => (values[name] ?? '').trim();
    const { number } = await shop.clients.complaints.file(
      clientId,
      {
        orderNumber: said('order') || undefined,
        product: said('product'),
        foundOn: dayIn(said('found_on')),
        description: said('description'),
        wish: WISHES.find((wish): wish is Wish => wish === values.wish) ?? 'repair',
        bankAccount: formatIban(said('iban')).replace(/\s/g, '') || undefined,
      },
      files,
    );
    return { goOn: links.accountComplaints, notice: t('complaint.done', { number }) };
  };

/** The day as the calendar writes it, however it was typed. */
const dayIn = (typed: string) => readDates(typed, 'single', CALENDAR_SPAN).dates[0] ?? typed;

function fileMessage(problem: FileRefusal, file: string, { t, language }: RequestContext): string {
  const size = megabytesOf(SHOPPER_FILE_LIMITS.maxBytes, language);
  const message = t(FILE_TEXTS[problem], { file, size, n: MOST_PICTURE_SIDE });
  // The one format that every camera can make.
  return problem === 'broken' ? `${message} ${t('form.pictureFormats')}` : message;
}

const FILE_TEXTS = {
  type: 'form.fileType',
  size: 'form.fileSize',
  pixels: 'form.pictureSize',
  broken: 'form.brokenFile',
} as const satisfies Record<FileRefusal, TextKey>;

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
