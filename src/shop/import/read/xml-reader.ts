import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { LONGEST_RECORD } from './record-reader.ts';

/** What a document says, in its order. Names come without their prefix: 'price' for 'g:price'. */
export type XmlListener = {
  opened(name: string, line: number): void;
  text(text: string): void;
  closed(name: string): void;
};

const DEEPEST = 50;

/**
 * Reads XML piece by piece: elements and their text, nothing else. Attributes, comments and instructions are passed
 * over. A document type is refused, so no entity can be declared: there are five, and characters by number.
 */
export function xmlReader(listener: XmlListener) {
  let rest = '';
  let line = 1;
  const open: string[] = [];

  const refuse = (reason: string): never => {
    throw new UnreadableFile(`Line ${line}: ${reason}`);
  };
  const pass = (text: string) => {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line++;
  };
  const say = (text: string) => {
    if (open.length > 0) listener.text(text);
    else if (text.trim() !== '') refuse('this is no XML: text stands outside of all elements.');
  };
  const element = (tag: string) => {
    const [, closing, name = '', empty] = TAG.exec(tag) ?? refuse('this is no XML: an element has no name.');
    if (closing) {
      if (open.pop() !== name) refuse(`'${name}' is closed here, but it is not what is open.`);
      listener.closed(localName(name));
      return;
    }
    if (open.length >= DEEPEST) refuse(`elements stand in each other more than ${DEEPEST} deep.`);
    open.push(name);
    listener.opened(localName(name), line);
    if (!empty) return;
    open.pop();
    listener.closed(localName(name));
  };
  /** Reads what stands at the beginning, and says how long it is; undefined where it is not whole yet. */
  const step = (): number | undefined => {
    if (rest[0] !== '<') {
      const until = rest.indexOf('<');
      // A reference may be cut in two by the end of a piece.
      if (until < 0) return undefined;
      say(withoutReferences(rest.slice(0, until), refuse));
      return until;
    }
    if (rest.length < LONGEST_OPENING && OPENINGS.some((opening) => opening.startsWith(rest)))
      return undefined;
    if (rest.startsWith('<!--')) return endOf('-->', 4);
    if (rest.startsWith('<?')) return endOf('?>', 2);
    if (rest.startsWith('<![CDATA[')) {
      const length = endOf(']]>', 9);
      if (length !== undefined) say(rest.slice(9, length - 3));
      return length;
    }
    if (rest.startsWith('<!')) refuse('the file declares a document type; for safety that is not read.');
    const length = lengthOfTag(rest);
    if (length !== undefined) element(rest.slice(1, length - 1));
    return length;
  };
  const endOf = (ending: string, from: number) => {
    const at = rest.indexOf(ending, from);
    return at < 0 ? undefined : at + ending.length;
  };

  return {
    push(piece: string): void {
      rest += piece;
      for (
        let length = step();
        length !== undefined && rest !== '';
        length = rest === '' ? undefined : step()
      ) {
        pass(rest.slice(0, length));
        rest = rest.slice(length);
      }
      if (rest.length > LONGEST_RECORD) refuse(`something here is longer than ${LONGEST_RECORD} characters.`);
    },
    end(): void {
      if (rest.trim() !== '' || open.length > 0) refuse('the file ends before its last element does.');
    },
  };
}

const TAG = /^(\/?)([^\s/<>"'=&]+)(?:\s.*?)?(\/?)$/s;
const OPENINGS = ['<!--', '<![CDATA['];
const LONGEST_OPENING = 9;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** A quoted attribute may hold a '>'. */
function lengthOfTag(text: string): number | undefined {
  let quote = '';
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

function withoutReferences(text: string, refuse: (reason: string) => never): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+))?(;?)/gi, (all, decimal, hex, name, end) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const sign =
      code === undefined ? NAMED[name] : code <= LAST_CHARACTER ? String.fromCodePoint(code) : undefined;
    return end && sign !== undefined ? sign : refuse(`'${all.slice(0, 20)}' stands for no character.`);
  });
}
