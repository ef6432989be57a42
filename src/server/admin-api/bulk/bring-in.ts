import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BulkKind } from '#domain/admin-api/bulk.ts';
import type { TokenActor } from '#domain/staff/actor.ts';
import { refuse } from '#server/admin-api/admin-door.ts';
import { isKey, KEY_SAID } from '#server/admin-api/request-key.ts';
import type { Shop } from '#server/shop.ts';
import { LINES_TYPE, refuseBulk } from './bulk-answers.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

const MEGABYTE = 1024 ** 2;
const YES = ['1', 'yes', 'true'];

type Asked = { what: BulkKind; actor: TokenActor; query: Readonly<Record<string, string | undefined>> };

/** Takes a file whole, brings it in, and answers with every refused line and what came of it, the last line. */
export async function bringIn(
  shop: Pick<Shop, 'backOffice' | 'limits'>,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const dryRun = YES.includes(asked.query.dryRun ?? '');
  const key = request.headers['idempotency-key']?.toString();
  if (key === undefined ? !dryRun : !isKey(key))
    return refuse(reply.code(400), `Idempotency-Key: ${KEY_SAID}`, 'BAD_KEY');
  const most = shop.limits.bounds.bulkMegabytes;
  if (!(request.body instanceof Readable))
    return refuse(reply.code(400), 'There are no lines.', 'BAD_REQUEST');
  const file =
    Number(request.headers['content-length'] ?? 0) > most * MEGABYTE
      ? 'too_large'
      : await receiveFile(request.body, most * MEGABYTE);
  if (file === 'too_large')
    return refuse(reply.code(413), `A file has at most ${most} MB (bulkMegabytes).`, 'TOO_LARGE');
  if (file === 'broken') return reply.hijack();
  try {
    return await brought(shop, { ...asked, file, dryRun, key: dryRun ? undefined : key }, reply);
  } catch (error) {
    await file.remove();
    throw error;
  }
}

async function brought(
  { backOffice: { bulkLines } }: Pick<Shop, 'backOffice'>,
  {
    file,
    query,
    what,
    actor,
    ...given
  }: Asked & { file: ReceivedFile; dryRun: boolean; key?: string | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusals = createWriteStream(join(file.folder, 'refused.jsonl'));
  const { currency, warehouse } = query;
  const outcome = await bulkLines
    .bring(actor, {
      ...{ ...given, what, currency, warehouse, path: file.path, contentHash: file.contentHash },
      strict: YES.includes(query.strict ?? ''),
      async onRefused(refused) {
        if (!refusals.write(`${JSON.stringify(refused)}\n`)) await once(refusals, 'drain');
      },
    })
    .finally(() => refusals.end());
  await finished(refusals);
  if (!outcome.ok) {
    await file.remove();
    return refuseBulk(reply, outcome.problem);
  }
  const { kept } = outcome.summary;
  const told = Readable.from(answer(refusals.path.toString(), { ...outcome.summary, dryRun: given.dryRun }));
  told.once('close', () => file.remove());
  return reply
    .code(kept || given.dryRun ? 200 : 422)
    .type(LINES_TYPE)
    .send(told);
}

async function* answer(refusals: string, summary: object): AsyncGenerator<Buffer | string> {
  yield* createReadStream(refusals);
  yield `${JSON.stringify({ summary })}\n`;
}
