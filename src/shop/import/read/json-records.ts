import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { recordOf } from './json-record.ts';
import { type FileRecord, LONGEST_RECORD, type RecordReader } from './record-reader.ts';

/** Objects in an array, or one after the other; each is read by itself, so that a broken one spoils no other. */
export function jsonRecords(): RecordReader {
  let line = 1;
  let object = '';
  let begins = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;

  /** Takes what stands in an object up to its next sign with a meaning, and says where that ends. */
  const take = (piece: string, at: number, found: FileRecord[]): number => {
    const meaning = escaped ? ANY : inText ? IN_TEXT : OUTSIDE;
    meaning.lastIndex = at;
    const sign = meaning.exec(piece)?.[0];
    const end = sign === undefined ? piece.length : meaning.lastIndex;
    const taken = piece.slice(at, end);
    object += taken;
    for (let next = taken.indexOf('\n'); next >= 0; next = taken.indexOf('\n', next + 1)) line++;
    if (sign === undefined) return end;
    if (escaped) escaped = false;
    else if (sign === '\\') escaped = true;
    else if (sign === '"') inText = !inText;
    else if (sign === '{' || sign === '[') depth++;
    else depth--;
    if (depth > 0) return end;
    found.push(recordOf(object, begins));
    object = '';
    return end;
  };
  /** Between the objects. */
  const pass = (sign: string) => {
    if (!BETWEEN.test(sign))
      throw new UnreadableFile(`Line ${line}: an object should stand here, such as {"key": "kawa"}.`);
    if (sign === '\n') line++;
  };

  return {
    push(piece) {
      const found: FileRecord[] = [];
      for (let at = 0; at < piece.length; ) {
        const sign = piece.charAt(at);
        if (depth > 0 || sign === '{') {
          if (depth === 0) begins = line;
          at = take(piece, at, found);
        } else {
          pass(sign);
          at++;
        }
      }
      if (object.length > LONGEST_RECORD)
        throw new UnreadableFile(
          `The object that begins in line ${begins} is longer than ${LONGEST_RECORD} characters: is a brace missing?`,
        );
      return found;
    },
    end() {
      if (depth > 0) throw new UnreadableFile(`The object that begins in line ${begins} does not end.`);
      return [];
    },
  };
}

const BETWEEN = /[\s,[\]]/;
const ANY = /[\s\S]/g;
const IN_TEXT = /["\\]/g;
const OUTSIDE = /["{}[\]]/g;
