import { showAlert } from '#browser/alerts/alerts.ts';
import { checkFile, type FileLimits, megabytesOf } from '#domain/form/file/file-check.ts';
import { say } from '#texts/say.ts';
import type { FormView } from './form-view.ts';

/** Refuses files that may not be sent as soon as they are chosen: the input is emptied (spec §5 File input). */
export function checkFiles(input: HTMLInputElement, { texts, language, show }: FormView): void {
  const files = [...(input.files ?? [])];
  const limits = limitsOf(input);
  const most = Number(input.dataset.maxFiles ?? Number.POSITIVE_INFINITY);
  const message =
    files.length > most
      ? say(texts['form.tooManyFiles'], language, { n: most })
      : files.map((file) => messageOf(file, limits)).find(Boolean);
  show(input.name, message ? 'error' : files.length > 0 ? 'success' : undefined, message);
  if (!message) return;
  input.value = '';
  showAlert('error', message);

  function messageOf(file: File, limits: FileLimits): string | undefined {
    const found = checkFile(file, limits);
    if (!found) return undefined;
    return found.problem === 'type'
      ? say(texts['form.fileType'], language, { file: file.name })
      : say(texts['form.fileSize'], language, {
          file: file.name,
          size: megabytesOf(found.maxBytes, language),
        });
  }
}

function limitsOf({ dataset }: HTMLInputElement): FileLimits {
  const list = (text = '') => text.split(' ').filter(Boolean);
  return {
    mimeTypes: list(dataset.mimeTypes),
    extensions: list(dataset.extensions),
    maxBytes: dataset.maxFilesize ? Number(dataset.maxFilesize) : undefined,
  };
}
