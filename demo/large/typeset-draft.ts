import type { Text } from '#demo/catalogue/types.ts';
import { typeset } from '#demo/catalogue/typography.ts';
import type { Draft } from './kind.ts';

/** The draft with all its texts typeset. */
export function typesetDraft(draft: Draft): Draft {
  return {
    ...draft,
    name: typeset(draft.name),
    summary: once(draft.summary),
    description: draft.description.map(({ heading, paragraphs }) => ({
      heading: once(heading),
      paragraphs: paragraphs.map(once),
    })),
    facts: Object.fromEntries(
      Object.entries(draft.facts).map(([name, fact]) => [name, typeof fact === 'string' ? fact : once(fact)]),
    ),
    sizes: draft.sizes.map((size) => ({ ...size, name: once(size.name) })),
  };
}

/** Apart from the names there are only some thousands of texts, and each is typeset once. */
const known = new Map<string, Text>();

function once(text: Text): Text {
  const key = `${text.pl}\n${text.en}`;
  const found = known.get(key);
  if (found) return found;
  const made = typeset(text);
  known.set(key, made);
  return made;
}
