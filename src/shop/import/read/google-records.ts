import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { rowOfItem } from './google-item.ts';
import { type FileRecord, LONGEST_RECORD, MOST_CELLS, type RecordReader } from './record-reader.ts';
import { xmlReader } from './xml-reader.ts';

const ITEMS = new Set(['item', 'entry']);

/** The products of a Google Merchant feed, RSS or Atom. Its `language` says which language the texts are in. */
export function googleRecords(): RecordReader {
  let found: FileRecord[] = [];
  let item: { line: number; fields: [name: string, value: string][]; length: number } | undefined;
  let language: 'pl' | 'en' = 'pl';
  let text = '';
  const path: string[] = [];

  const reader = xmlReader({
    opened(name, line) {
      if (ITEMS.has(name)) item = { line, fields: [], length: 0 };
      path.push(name);
      text = '';
    },
    text(piece) {
      text += piece;
      if (item) item.length += piece.length;
      if (text.length > LONGEST_RECORD || (item?.length ?? 0) > LONGEST_RECORD)
        throw new UnreadableFile(`Line ${item?.line ?? 1}: longer than ${LONGEST_RECORD} characters.`);
    },
    closed(name) {
      path.pop();
      if (!item) {
        if (name === 'language' && text.trim().toLowerCase().startsWith('en')) language = 'en';
      } else if (ITEMS.has(name)) {
        found.push(recordOf(item, language));
        item = undefined;
      } else if (ITEMS.has(path.at(-1) ?? '') && item.fields.length <= MOST_CELLS)
        item.fields.push([name, text.trim()]);
      text = '';
    },
  });

  const take = (): FileRecord[] => {
    const taken = found;
    found = [];
    return taken;
  };
  return {
    push(piece) {
      reader.push(piece);
      return take();
    },
    end() {
      reader.end();
      return take();
    },
  };
}

function recordOf(
  { line, fields }: { line: number; fields: [string, string][] },
  language: 'pl' | 'en',
): FileRecord {
  if (fields.length > MOST_CELLS) return { line, problem: `has more than ${MOST_CELLS} elements.` };
  return { line, cells: rowOfItem(fields, language) };
}
