import type { Placement } from '#domain/snippets/snippet.ts';
import type { Database } from '#shop/db/database.ts';
import type { Output } from '#shop/progress/progress.ts';
import type { SnippetCommand } from './command.ts';
import { keepSnippet, load, removeSnippet } from './snippets.ts';

const LONGEST = 100_000;

export type CommandEnvironment = { out: Output; read: (file: string) => Promise<string | undefined> };

/** Does what the owner asks of snippets, and says so. Whether it was done is the answer. */
export async function runSnippetCommand(
  { orm }: Pick<Database, 'orm'>,
  command: SnippetCommand,
  { out, read }: CommandEnvironment,
): Promise<boolean> {
  const say = (line: string) => void out.write(`${line}\n`);
  if (command.action === 'list') {
    const lines = linesOf(await load(orm));
    say(lines.length > 0 ? lines.join('\n') : 'There are no snippets.');
    return true;
  }
  if (command.action === 'remove') {
    const wasThere = await removeSnippet(orm, command.snippet);
    say(wasThere ? `'${command.snippet}' is removed.` : `There is no snippet '${command.snippet}'.`);
    return wasThere;
  }
  const content = (await read(command.file))?.replaceAll('\u0000', '');
  const problem = problemOf(command.file, content);
  if (problem || content === undefined) {
    say(problem ?? '');
    return false;
  }
  const kept = await keepSnippet(orm, { ...command.given, content });
  say(`'${command.given.name}' is ${kept}.`);
  return true;
}

function problemOf(file: string, content: string | undefined): string | undefined {
  if (content === undefined) return `${file} cannot be read.`;
  if (content.trim() === '') return `${file} is empty.`;
  return content.length > LONGEST ? `${file} is too long: at most ${LONGEST} characters.` : undefined;
}

function linesOf({ snippets, layers }: Awaited<ReturnType<typeof load>>): string[] {
  return [
    ...snippets.map((one) => lineOf(one, one.region)),
    ...layers.map((one) => lineOf(one, 'top_layer')),
  ];
}

function lineOf({ name, pages, language, needsConsent, from, until }: Placement, region: string): string {
  const limits = [
    pages,
    ...(language ? [language] : []),
    ...(from === undefined ? [] : [`from ${new Date(from).toISOString()}`]),
    ...(until === undefined ? [] : [`until ${new Date(until).toISOString()}`]),
    needsConsent ? 'with consent' : 'without consent',
  ];
  return `${name}  ${region}  ${limits.join('  ')}`;
}
