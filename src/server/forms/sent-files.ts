import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_SHOPPER_FILES, SHOPPER_FILE_LIMITS } from '#domain/form/shopper-files.ts';
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

const received = new WeakMap<FastifyRequest, SentFile[]>();

/** The files that came with a form, once it was read. */
export const filesOf = (request: FastifyRequest): readonly SentFile[] => received.get(request) ?? [];

/** Reads a form with files: its fields become the body as ever. Says whether it was small enough to be read. */
export async function readFiles(request: FastifyRequest): Promise<boolean> {
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const bytes = await part.toBuffer();
        // A field with no file chosen is sent as an empty one without a name.
        if (part.filename) files.push({ name: part.filename, declaredType: part.mimetype, bytes });
      }
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 413) throw error;
    return false;
  }
  request.body = fields;
  received.set(request, files);
  return true;
}
