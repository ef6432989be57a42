import { createServer } from 'vite';
import type { Language } from '#contract/language.ts';
import type { Texts } from '#texts/text-key.ts';

type Modules = {
  trouble: typeof import('#server/trouble/trouble-page.tsx');
  plain: typeof import('#server/trouble/plain-page.tsx');
  dictionary: typeof import('#texts/dictionary.ts');
};

const SHOP_NAME = 'Palarnia Mgła';

/** The page of a shop without a database, as the server makes it. */
export const troublePageIn = (language: Language, sent?: Record<string, string>): Promise<string> =>
  withModules(language, ({ trouble: { troublePage } }, texts) =>
    troublePage({ trouble: 'database', shopName: SHOP_NAME, address: '/trouble', language, texts, sent }),
  );

/** A page that broke so that not even its layout is left. */
export const plainPageIn = (language: Language): Promise<string> =>
  withModules(language, ({ plain: { plainPage } }, texts) =>
    plainPage({
      ...{ language, shopName: SHOP_NAME, title: texts['error.server'], text: texts['error.serverText'] },
      way: { href: '/', text: texts['error.home'] },
    }),
  );

/** The words in which pages of errors differ: all else is the same in them. */
export const errorWordsIn = (language: Language) =>
  withModules(language, (_, texts) => ({
    notFound: { title: texts['error.notFound'], text: texts['error.notFoundText'] },
    broken: { title: texts['error.server'], text: texts['error.serverText'] },
    tooMany: { title: texts['limits.tooMany'], text: texts['limits.tooManyText'].replace('{n}', '40') },
  }));

async function withModules<Made>(
  language: Language,
  make: (modules: Modules, texts: Texts) => Made,
): Promise<Made> {
  const vite = await createServer({ configFile: false, logLevel: 'error', server: { middlewareMode: true } });
  try {
    const load = (path: string) => vite.ssrLoadModule(path);
    const [trouble, plain, dictionary] = [
      (await load('/src/server/trouble/trouble-page.tsx')) as Modules['trouble'],
      (await load('/src/server/trouble/plain-page.tsx')) as Modules['plain'],
      (await load('/src/texts/dictionary.ts')) as Modules['dictionary'],
    ];
    return make({ trouble, plain, dictionary }, dictionary.textsIn(language));
  } finally {
    await vite.close();
  }
}
