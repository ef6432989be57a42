import { expect, test } from 'vitest';
import { SCREENS } from '#domain/snippets/snippet.ts';
import type { Database } from '#shop/db/database.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { readSnippetCommand } from './command.ts';
import { runSnippetCommand } from './run-snippet-command.ts';
import { openSnippets } from './snippets.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const HOME = { path: '/', language: 'pl', screens: SCREENS };

/** Does as the owner who types this, and says what was printed. */
async function type(
  database: Database,
  line: string,
  content: string | undefined = '<p>x</p>',
): Promise<string> {
  const command = readSnippetCommand(line.split(' '));
  if ('problem' in command) return command.problem;
  let printed = '';
  const out = { write: (text: string) => (printed += text) };
  await runSnippetCommand(database, command, { out, read: async () => content });
  return printed.trim();
}

describeWithDatabase('snippets', (use) => {
  const namesOn = async (snippets: ReturnType<typeof openSnippets>, page = HOME) => {
    const { snippets: due, layers } = await snippets.due(page);
    return [...due, ...layers].map(({ name }) => name);
  };

  test('are live without a restart, in the order in which they were added', async () => {
    const snippets = openSnippets(use(), () => NOW, [
      { name: 'configured', region: 'head', content: '<meta>', needsConsent: false },
    ]);
    expect(await namesOn(snippets)).toEqual(['configured']);
    expect(await type(use(), 'add one a.html')).toBe("'one' is added.");
    await type(use(), 'add two a.html --region head');
    await type(use(), 'add popup a.html --region top_layer');
    await expect.poll(() => namesOn(snippets)).toEqual(['configured', 'one', 'two', 'popup']);
    expect(await type(use(), 'remove one')).toBe("'one' is removed.");
    await expect.poll(() => namesOn(snippets)).toEqual(['configured', 'two', 'popup']);
    snippets.close();
  });

  test('keep what they were added with', async () => {
    await type(
      use(),
      'add one a.html --region body_top --pages /en/* --language en --no-consent',
      '<b>1</b>',
    );
    const snippets = openSnippets(use(), () => NOW);
    const page = { path: '/en/x', language: 'en', screens: SCREENS };
    const {
      snippets: [found],
      isByPage,
    } = await snippets.due(page);
    expect(found).toMatchObject({
      region: 'body_top',
      content: '<b>1</b>',
      needsConsent: false,
      pages: '/en/*',
    });
    expect(isByPage).toBe(true);
    expect(await namesOn(snippets)).toEqual([]);
    snippets.close();
  });

  test('wait for consent unless the owner says otherwise', async () => {
    await type(use(), 'add one a.html');
    const snippets = openSnippets(use(), () => NOW);
    expect((await snippets.due(HOME)).snippets[0]?.needsConsent).toBe(true);
    snippets.close();
  });

  test('begin and end by the shop’s clock', async () => {
    await type(use(), 'add winter a.html --from 2026-12-01T00:00Z --until 2026-12-24T00:00Z');
    let now = Date.UTC(2026, 10, 30, 23, 59);
    const snippets = openSnippets(use(), () => now);
    expect(await namesOn(snippets)).toEqual([]);
    now = Date.UTC(2026, 11, 1);
    expect(await namesOn(snippets)).toEqual(['winter']);
    now = Date.UTC(2026, 11, 24);
    expect(await namesOn(snippets)).toEqual([]);
    snippets.close();
  });

  test('of the same name replace each other', async () => {
    await type(use(), 'add one a.html', 'old');
    expect(await type(use(), 'add one a.html', 'new')).toBe("'one' is replaced.");
    const snippets = openSnippets(use(), () => NOW);
    expect((await snippets.due(HOME)).snippets.map(({ content }) => content)).toEqual(['new']);
    snippets.close();
  });

  test('are listed with their limits', async () => {
    expect(await type(use(), 'list')).toBe('There are no snippets.');
    await type(use(), 'add one a.html --region head --language pl --until 2026-12-24T00:00Z');
    await type(use(), 'add popup a.html --region top_layer --pages / --no-consent');
    expect(await type(use(), 'list')).toBe(
      'one  head  *  pl  until 2026-12-24T00:00:00.000Z  with consent\npopup  top_layer  /  without consent',
    );
  });

  test('that cannot be added are refused in one sentence', async () => {
    expect(await type(use(), 'remove none')).toBe("There is no snippet 'none'.");
    expect(await type(use(), 'add one a.html', ' \n')).toBe('a.html is empty.');
    expect(await type(use(), 'add one a.html', 'x'.repeat(100_001))).toBe(
      'a.html is too long: at most 100000 characters.',
    );
    const command = readSnippetCommand(['add', 'one', 'a.html']);
    if ('problem' in command) throw new Error(command.problem);
    let printed = '';
    const out = { write: (text: string) => (printed += text) };
    expect(await runSnippetCommand(use(), command, { out, read: async () => undefined })).toBe(false);
    expect(printed).toBe('a.html cannot be read.\n');
    expect(await type(use(), 'list')).toBe('There are no snippets.');
  });
});
