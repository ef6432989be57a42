import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { recordOf } from './json-record.ts';
import { type FileRecord, LONGEST_RECORD, type RecordReader } from './record-reader.ts';

/** One object a line. A broken line spoils no other, and one without anything is none. */
export function jsonLines(): RecordReader {
  let line = 0;
  let rest = '';

  const read = (text: string): FileRecord[] => {
    line++;
    const object = text.trim();
    if (object === '') return [];
    return object.startsWith('{') ? [recordOf(object, line)] : [{ line, problem: NO_OBJECT }];
  };

  return {
    push(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_RECORD)
        throw new UnreadableFile(
          `Line ${line + lines.length + 1} is longer than ${LONGEST_RECORD} characters: is the end of a line missing?`,
        );
      return lines.flatMap(read);
    },
    end: () => read(rest),
  };
}

const NO_OBJECT = 'an object should stand here, such as {"key": "kawa"}.';
