import { megabytesOf } from '#domain/form/file/file-check.ts';
import { MOST_PICTURE_SIDE, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import type { FormRefusal } from '#server/form/form-route.ts';
import { filesOf } from '#server/form/sent-files.ts';
import type { RequestContext } from '#server/request/context.ts';
import { type FileRefusal, type StoredFile, takeInFile } from '#shop/complaints/take-in-file.ts';
import type { TextKey } from '#texts/text-key.ts';

/** The files that were sent, as they are kept; or what is wrong with one of them. */
export async function filesIn(
  context: RequestContext,
): Promise<StoredFile[] | (FormRefusal & { problems: object })> {
  const files: StoredFile[] = [];
  for (const sent of filesOf(context.request)) {
    const taken = await takeInFile(sent);
    if (!taken.ok) return { problems: { files: fileMessage(taken.problem, sent.name, context) } };
    files.push(taken.file);
  }
  return files;
}

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
