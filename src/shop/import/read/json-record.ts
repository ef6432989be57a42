import type { FileRecord } from './record-reader.ts';

/** The cells of one object. */
export function recordOf(text: string, line: number): FileRecord {
  try {
    const cells = new Map<string, string>();
    for (const [name, value] of Object.entries<unknown>(JSON.parse(text))) {
      const cell = cellOf(value);
      if (cell === undefined)
        return { line, problem: `${name}: must be a text, a number or a list of texts.` };
      cells.set(name.trim().toLowerCase(), cell);
    }
    return { line, cells };
  } catch {
    return { line, problem: 'is not valid JSON.' };
  }
}

/** As a table would write it: 'Kawa|Prezenty', 'Kraj=Brazylia|Palenie=jasne'. */
function cellOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (isPlain(value)) return String(value);
  if (Array.isArray(value)) return value.every(isPlain) ? value.join('|') : undefined;
  if (typeof value !== 'object') return undefined;
  const entries = Object.entries(value);
  return entries.every(([, each]) => isPlain(each))
    ? entries.map((entry) => entry.join('=')).join('|')
    : undefined;
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
