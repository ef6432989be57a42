/** Elements that stay right when what they hold is left out. */
const PART = /^(article|aside|dialog|div|footer|form|header|li|nav|section)$/;
const HEADING = /^h[1-6]$/;
const LANDMARK = /^(aside|footer|form|header|main|nav|search|section)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const RAW = /^(script|style|textarea)$/;
const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>/gi;

type Tag = { at: number; end: number; name: string; closes: boolean };
/** An element with its bounds, those of what it holds, and the tags around it. */
type Part = { start: number; inside: number; insideEnd: number; end: number; around: string };

/**
 * Gives pages without what parts of them held in a page before, letter by letter and inside the same tags. What the
 * rest of its page has to agree with stays: ids, headings and landmarks. A page whose tags do not match stays whole.
 */
export function unseenParts(): (html: string) => string {
  const seen = new Map<string, Set<string>>();
  return (html) => {
    const parts = partsOf(html);
    let rest = '';
    let done = 0;
    for (const { start, inside, insideEnd, end, around } of parts) {
      if (start < done || !seen.get(around)?.has(html.slice(start, end))) continue;
      rest += html.slice(done, inside) + tiesIn(html.slice(inside, insideEnd));
      done = insideEnd;
    }
    for (const { start, end, around } of parts) {
      const there = seen.get(around) ?? new Set();
      seen.set(around, there.add(html.slice(start, end)));
    }
    return rest + html.slice(done);
  };
}

/** The parts of a page's body, each before those inside it; none if its tags do not match. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const open: { name: string; part: Part; path: string }[] = [];
  for (const { at, end, name, closes } of tagsIn(html, html.search(/<body[ >]/i))) {
    if (closes) {
      const closed = open.pop();
      if (closed?.name !== name) return [];
      Object.assign(closed.part, { insideEnd: at, end });
      if (open.length === 0) return parts;
    } else {
      const around = open.at(-1)?.path ?? '';
      const part = { start: at, inside: end, insideEnd: end, end, around };
      open.push({ name, part, path: around + html.slice(at, end) });
      if (PART.test(name)) parts.push(part);
    }
  }
  return [];
}

/** Of headings everything, of landmarks the tags, of all else the ids. */
function tiesIn(html: string): string {
  let ties = '';
  let heading: number | undefined;
  for (const { at, end, name, closes } of tagsIn(html, 0, false)) {
    if (HEADING.test(name)) {
      if (closes) ties += html.slice(heading, end);
      heading = closes ? undefined : at;
    } else if (heading === undefined) {
      const tag = html.slice(at, end);
      const [id] = tag.match(/\sid="[^"]*"/i) ?? [];
      if (LANDMARK.test(name)) ties += tag;
      else if (id && !closes) ties += `<span${id}></span>`;
    }
  }
  return ties;
}

/** The tags of elements, those that are never closed among them only where they are asked for. */
function* tagsIn(html: string, from: number, closedOnly = true): Generator<Tag> {
  const tags = new RegExp(TAG);
  tags.lastIndex = from;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [, slash, written = '', attributes = ''] = found;
    const name = written.toLowerCase();
    if (closedOnly && (VOID.test(name) || attributes.endsWith('/'))) continue;
    yield { at: found.index, end: tags.lastIndex, name, closes: slash === '/' };
    if (RAW.test(name) && !slash) tags.lastIndex = html.indexOf(`</${written}`, tags.lastIndex);
  }
}
