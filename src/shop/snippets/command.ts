import { isLanguage, type Language } from '#contract/language.ts';
import { SNIPPET_REGIONS } from '#domain/snippets/snippet.ts';
import { readWords, type Words } from '#shop/command-line/read-words.ts';
import type { NewSnippet } from './snippets.ts';

export const SNIPPET_USAGE = `  npm run shop -- snippet add NAME FILE  adds HTML or scripts to pages; - instead of FILE reads what is piped in
      --region head|body_top|body_bottom|top_layer   where it goes (body_bottom)
      --pages '/produkt/* /en/product/*' on which pages (all)
      --language pl|en                   only in this language
      --from 2026-12-01 --until 2026-12-24T18:00
      --no-consent                       runs also where the shopper has not allowed tracking
  npm run shop -- snippet list           what there is
  npm run shop -- snippet remove NAME    takes it away
`;

export type SnippetCommand =
  | { name: 'snippet'; action: 'add'; file: string; given: Omit<NewSnippet, 'content'> }
  | { name: 'snippet'; action: 'list' }
  | { name: 'snippet'; action: 'remove'; snippet: string };

const VALUES = ['--region', '--pages', '--language', '--from', '--until'];
const NAME = /^[\w-]{1,60}$/;

/** What `snippet …` asks for. Days begin at midnight where the command runs. */
export function readSnippetCommand(argv: readonly string[]): SnippetCommand | { problem: string } {
  const [action, ...rest] = argv;
  if (action === 'list') return rest.length > 0 ? unknown(rest[0]) : { name: 'snippet', action };
  if (action === 'remove') {
    const [snippet, second] = rest;
    if (snippet === undefined) return { problem: 'Say which one: npm run shop -- snippet remove NAME' };
    return second === undefined ? { name: 'snippet', action, snippet } : unknown(second);
  }
  if (action === 'add') return readAdd(readWords(rest, ['--no-consent'], VALUES));
  return { problem: 'Say what to do: snippet add, snippet list or snippet remove.' };
}

function readAdd(words: Words): SnippetCommand | { problem: string } {
  if ('problem' in words) return words;
  const [name, file, third] = words.files;
  if (name === undefined || file === undefined)
    return { problem: 'Say its name and its file: npm run shop -- snippet add NAME FILE' };
  if (third !== undefined) return unknown(third);
  if (!NAME.test(name)) return { problem: `'${name}' is no name: use letters, digits, '-' and '_'.` };
  const region = words.values.get('--region') ?? 'body_bottom';
  if (!isRegion(region))
    return { problem: `--region must be head, body_top, body_bottom or top_layer, not '${region}'.` };
  const language = words.values.get('--language');
  if (language !== undefined && !isLanguage(language))
    return { problem: `--language must be pl or en, not '${language}'.` };
  return withTimes(words.values, file, {
    name,
    region,
    pages: words.values.get('--pages') ?? '*',
    language,
    needsConsent: !words.flags.has('--no-consent'),
  });
}

type WithoutTimes = {
  name: string;
  region: NewSnippet['region'];
  pages: string;
  language?: Language | undefined;
  needsConsent: boolean;
};

function withTimes(
  values: ReadonlyMap<string, string>,
  file: string,
  given: WithoutTimes,
): SnippetCommand | { problem: string } {
  const [from, until] = [readInstant(values.get('--from')), readInstant(values.get('--until'))];
  for (const [option, instant] of [
    ['--from', from],
    ['--until', until],
  ] as const)
    if (Number.isNaN(instant))
      return { problem: `${option} must be a moment, such as 2026-12-01 or 2026-12-01T08:00.` };
  if (from !== undefined && until !== undefined && from >= until)
    return { problem: '--from must come before --until.' };
  return { name: 'snippet', action: 'add', file, given: { ...given, from, until } };
}

/** A day alone would count as one of Greenwich. */
const readInstant = (text: string | undefined) =>
  text === undefined ? undefined : Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text);

const isRegion = (word: string): word is NewSnippet['region'] =>
  word === 'top_layer' || SNIPPET_REGIONS.some((region) => region === word);

const unknown = (word: string | undefined) => ({ problem: `'${word}' is not known here.` });
