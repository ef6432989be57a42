import { createServer } from 'vite';
import type { Language } from '#contract/language.ts';
import type { Texts } from '#texts/text-key.ts';

type Modules = {
  outage: typeof import('#server/error-pages/unavailable-page.tsx');
  plain: typeof import('#server/error-pages/plain-page.tsx');
  dictionary: typeof import('#texts/dictionary.ts');
};

const SHOP_NAME = 'Palarnia Mgła';

/** The page of a shop without a database, as the server makes it. */
export const unavailablePageIn = (language: Language, sent?: Record<string, string>): Promise<string> =>
  withModules(language, ({ outage: { unavailablePage } }, texts) =>
    unavailablePage({
      outage: 'database',
      shopName: SHOP_NAME,
      address: '/unavailable',
      language,
      texts,
      sent,
    }),
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
    const [outage, plain, dictionary] = [
      (await load('/src/server/error-pages/unavailable-page.tsx')) as Modules['outage'],
      (await load('/src/server/error-pages/plain-page.tsx')) as Modules['plain'],
      (await load('/src/texts/dictionary.ts')) as Modules['dictionary'],
    ];
    return make({ outage, plain, dictionary }, dictionary.textsIn(language));
  } finally {
    await vite.close();
  }
}
