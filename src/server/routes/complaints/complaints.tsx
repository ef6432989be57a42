import type { FastifyInstance } from 'fastify';
import { megabytesOf } from '#domain/form/file/file-check.ts';
import { MOST_PICTURE_SIDE, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { readDates } from '#domain/time/date-choice.ts';
import { dateOf } from '#domain/time/zone.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import { complaintForm, WISHES, type Wish } from '#pages/complaints/complaint-form.ts';
import { ComplaintForm, Complaints } from '#pages/complaints/complaints.tsx';
import { clientFormRoute, clientPageRoute, type FormOutcome } from '#server/form/form-route.ts';
import type { ClientVisit } from '#server/form/form-visit.ts';
import { tooMany } from '#server/form/refusals.ts';
import { filesOf } from '#server/form/sent-files.ts';
import type { Shop } from '#server/shop.ts';
import { type FileRefusal, type StoredFile, takeInFile } from '#shop/complaints/take-in-file.ts';
import { say } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';

/** Complaints about what was bought: the client's own ones, a form with files, and the files again. */
export function complaintRoutes(app: FastifyInstance, shop: Shop): void {
  clientPageRoute(
    app,
    shop,
    ({ accountComplaints }) => accountComplaints,
    async (visit) => {
      const complaints = await complaintsOf(visit);
      return accountPage(
        visit.words('complaint.title'),
        'accountComplaints',
        <Complaints complaints={complaints} />,
      );
    },
  );
  clientFormRoute(app, shop, {
    path: ({ accountComplaint }) => accountComplaint,
    fields: fieldsOf,
    page: async (visit, state = {}) =>
      accountPage(
        visit.words('complaint.new', 'complaint.newLead'),
        'accountComplaints',
        <ComplaintForm fields={fieldsOf(visit)} state={state} />,
      ),
    take: async (values, visit) =>
      (await shop.rateLimits.allow('complaints', String(visit.clientId)))
        ? complain(values, visit)
        : tooMany(visit),
  });
  clientPageRoute(app, shop, ({ accountComplaintFile }) => accountComplaintFile, sendFile);
}

const fieldsOf = ({ shop, texts }: ClientVisit) =>
  complaintForm(texts, dateOf(shop.clock(), shop.config.timeZone));

async function complaintsOf({ shop, clientId }: ClientVisit) {
  const summaries = await shop.complaints.list(clientId);
  const whole = await Promise.all(summaries.map(({ number }) => shop.complaints.one(clientId, number)));
  return whole.flatMap((one) =>
    one ? [{ ...one, date: dateOf(one.createdAt.getTime(), shop.config.timeZone) }] : [],
  );
}

async function complain(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const { shop, clientId, t, links, request } = visit;
  const files: StoredFile[] = [];
  for (const sent of filesOf(request)) {
    const taken = await takeInFile(sent);
    if (!taken.ok) return { problems: { files: fileMessage(taken.problem, sent.name, visit) } };
    files.push(taken.file);
  }
  const said = (name: string) => (values[name] ?? '').trim();
  const { number } = await shop.complaints.file(
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
}

/** The day as the calendar writes it, however it was typed. */
const dayIn = (typed: string) => readDates(typed, 'single', CALENDAR_SPAN).dates[0] ?? typed;

function fileMessage(problem: FileRefusal, file: string, { texts, visit }: ClientVisit): string {
  const size = megabytesOf(SHOPPER_FILE_LIMITS.maxBytes, visit.language);
  const message = say(texts[FILE_TEXTS[problem]], visit.language, { file, size, n: MOST_PICTURE_SIDE });
  // The one format that every camera can make.
  return problem === 'broken' ? `${message} ${texts['form.pictureFormats']}` : message;
}

const FILE_TEXTS = {
  type: 'form.fileType',
  size: 'form.fileSize',
  pixels: 'form.pictureSize',
  broken: 'form.brokenFile',
} as const satisfies Record<FileRefusal, TextKey>;

/** Never shown in the shop's own pages: it is only ever saved. */
async function sendFile({ shop, clientId, request, reply }: ClientVisit) {
  const id = Number((request.query as { id?: unknown }).id);
  const found =
    Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
      ? await shop.complaints.attachment(clientId, id)
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
}
