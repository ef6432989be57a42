export type FileLimits = {
  /** Such as 'text/html', and 'exe' or '.exe': what may not be sent. */
  mimeTypes: readonly string[];
  extensions: readonly string[];
  /** In bytes; undefined where the field has no limit. */
  maxBytes?: number | undefined;
};

/** Why a file cannot be sent: its type, or its size, with what is allowed. */
export type FileProblem = { problem: 'type' } | { problem: 'size'; maxBytes: number };

const MEGABYTE = 1_048_576;

/** What is wrong with a chosen file, before it is sent (spec §5 File input). The type comes first. */
export function checkFile(
  file: { name: string; type: string; size: number },
  { mimeTypes, extensions, maxBytes = Number.POSITIVE_INFINITY }: FileLimits,
): FileProblem | undefined {
  const isListed = (list: readonly string[], value: string) =>
    value !== '' && list.some((each) => each.trim().toLowerCase().replace(/^\./, '') === value);
  if (isListed(mimeTypes, mimeTypeOf(file.type))) return { problem: 'type' };
  if (isListed(extensions, extensionOf(file.name))) return { problem: 'type' };
  return file.size > maxBytes ? { problem: 'size', maxBytes } : undefined;
}

/** Bytes as megabytes with two decimals: '2,00' in Polish, '2.00' in English. */
export function megabytesOf(bytes: number, language: string): string {
  const written = (bytes / MEGABYTE).toFixed(2);
  return language === 'pl' ? written.replace('.', ',') : written;
}

/** 'text/html' of 'text/HTML; charset=utf-8'. */
function mimeTypeOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** What Windows takes for the extension: dots and spaces at the end do not count. */
function extensionOf(name: string): string {
  const bare = name
    .trim()
    .replace(/[. ]+$/, '')
    .toLowerCase();
  return bare.includes('.') ? bare.slice(bare.lastIndexOf('.') + 1) : '';
}
