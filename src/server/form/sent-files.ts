import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_SHOPPER_FILES, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import type { SentFile } from '#shop/complaints/take-in-file.ts';

const MOST_FIELDS = 50;
const LONGEST_FIELD = 64 * 1024;

/** Lets forms bring files along. What arrives is read when a route asks for it, and all of it is bounded. */
export async function acceptFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: MOST_SHOPPER_FILES,
      // One byte more than allowed is kept, so that it can be told that there was more.
      fileSize: SHOPPER_FILE_LIMITS.maxBytes + 1,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
    },
    throwFileSizeLimit: false,
  });
}

/** Whether a form says itself that it is more than all files and fields of one may be. */
export const isTooBig = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0) > MOST_BYTES;

const MOST_BYTES =
  MOST_SHOPPER_FILES * (SHOPPER_FILE_LIMITS.maxBytes + LONGEST_FIELD) + MOST_FIELDS * LONGEST_FIELD;

const received = new WeakMap<FastifyRequest, SentFile[]>();

/** The files that came with a form, once it was read. */
export const filesOf = (request: FastifyRequest): readonly SentFile[] => received.get(request) ?? [];

/** Whether a form was small enough to be read; what came before it was too much is read all the same. */
export type FormRead = 'whole' | 'too_big' | 'too_many_files';

/** Reads a form with files: its fields become the body as ever. */
export async function readFiles(request: FastifyRequest): Promise<FormRead> {
  const files: SentFile[] = [];
  received.set(request, files);
  return readParts(request, async (part) => {
    const bytes = await part.toBuffer();
    // A field with no file chosen is sent as an empty one without a name.
    if (part.filename) files.push({ name: part.filename, declaredType: part.mimetype, bytes });
  });
}

/** Reads the fields of a form with files, and lets the files go by. */
export const readWithoutFiles = (request: FastifyRequest): Promise<FormRead> =>
  readParts(request, async ({ file }) => {
    file.resume();
  });

async function readParts(
  request: FastifyRequest,
  take: (part: MultipartFile) => Promise<void>,
): Promise<FormRead> {
  const fields: Record<string, string> = {};
  request.body = fields;
  try {
    for await (const part of request.parts())
      if (part.type === 'file') await take(part);
      else fields[part.fieldname] = String(part.value);
    return 'whole';
  } catch (error) {
    const { statusCode = 400, code } = error as { statusCode?: number; code?: string };
    // What cannot be read at all was sent wrongly.
    if (statusCode !== 413) throw Object.assign(error as Error, { statusCode });
    return code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'too_big';
  }
}
