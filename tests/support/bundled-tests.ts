import { dirname, posix, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { TestProject } from 'vitest/node';

const FOLDER = '/parts/';
const ASSETS: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2' };
/** What packages bring, Vitest itself above all: a page after the first finds it in the browser's cache. */
/** What Node finds by itself: all but the shop, by whichever name it calls itself, and its files. */
const PACKAGES = /^(?!#|\.|\/|\0|witryna\/|@witryna\/|\w:)/;
const VERSIONED = /\.m?js\?v=\w{8}$/;

type Options = Pick<UserConfig, 'define' | 'oxc' | 'resolve'> & {
  /** Whose modules Node runs, and which of its files come before each of the tests'. */
  node?: { setupFiles: string[] };
};

/**
 * Gives tests bundled. A page that loads several hundred modules one by one works longer at that than at most of its
 * tests, and so does a process that asks Vite for each of them. What the shop imports late is late here too. While somebody
 * waits for changes, tests are served module by module.
 */
export function bundledTests({ node, ...options }: Options): Plugin {
  let project: TestProject | undefined;
  let bundled: ReturnType<typeof bundle> | undefined;
  const setupFiles = (node?.setupFiles ?? []).map((file) => resolve(file));

  return {
    name: 'bundled-tests',
    enforce: 'pre',
    configureVitest(context) {
      if (!context.vitest.config.watch) project = context.project;
    },
    configureServer(server) {
      const contentOf = async (url: string) =>
        ASSETS[posix.extname(url)]
          ? (await bundled)?.assets.get(url.slice(FOLDER.length))
          : // Without its map, which is twice as long: Vitest looks into that one here.
            (await server.transformRequest(url))?.code;
      server.middlewares.use(({ url = '' }, response, next) => {
        if (!url.startsWith(FOLDER) && !VERSIONED.test(url)) return next();
        contentOf(url).then((content) => {
          if (content === undefined) return next();
          response.setHeader('content-type', ASSETS[posix.extname(url)] ?? 'text/javascript');
          response.setHeader('cache-control', 'max-age=3600').end(content);
        }, next);
      });
    },
    resolveId(source, importer) {
      if (source.startsWith(FOLDER)) return source;
      if (source.startsWith('.') && importer?.startsWith(FOLDER))
        return posix.join(posix.dirname(importer), source);
      return undefined;
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (file.startsWith(FOLDER)) return (await bundled)?.chunks.get(file.slice(FOLDER.length));
      if (!project || !(/\.test\.tsx?$/.test(file) || setupFiles.includes(file))) return undefined;
      bundled ??= bundle(project, setupFiles, options, Boolean(node));
      const entry = (await bundled).entries.get(file);
      return entry && `import '${FOLDER}${entry}';`;
    },
  };
}

async function bundle(project: TestProject, setupFiles: string[], options: UserConfig, forNode: boolean) {
  const { root } = project.config;
  const { testFiles } = await project.globTestFiles();
  const input = [...testFiles, ...setupFiles];
  const late = new Set<string>();
  const early = new Set<string>();
  const result = await build({
    ...options,
    configFile: false,
    root,
    base: FOLDER,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteWhen(early, late), ...(forNode ? [whereItStands()] : [])],
    build: {
      write: false,
      ssr: forNode,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        external: forNode ? PACKAGES : /^vitest($|\/)/,
        preserveEntrySignatures: false,
        // Only words within a line are put in the place of others.
        checks: { pluginTimings: false, sourcemapBroken: false },
        output: {
          // A module runs when it is imported, as if it were alone in its file.
          strictExecutionOrder: true,
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: ({ name, moduleIds }) => {
            const id = moduleIds.find((each) => late.has(each));
            return `${id ? relative(root, id).replace(/\.\w+(\?.*)?$/, '') : name}-[hash].js`;
          },
          codeSplitting: {
            groups: [
              {
                name: 'shop',
                test: (id) => early.has(id) && !late.has(id) && !input.includes(id),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  });
  return served((result as Rolldown.RolldownOutput).output);
}

/** Notes what is there from the beginning, and what is imported late: what that alone needs is neither. */
const noteWhen = (early: Set<string>, late: Set<string>): Plugin => ({
  name: 'note-when',
  moduleParsed({ dynamicallyImportedIds }) {
    for (const id of dynamicallyImportedIds) late.add(id);
  },
  buildEnd() {
    const found = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
    for (const id of found) {
      if (early.has(id)) continue;
      early.add(id);
      found.push(...(this.getModuleInfo(id)?.importedIds ?? []));
    }
  },
});

/** A bundle lies elsewhere than its modules, which find files beside them. */
const whereItStands = (): Plugin => ({
  name: 'where-it-stands',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!code.includes('import.meta.') || file.includes('/node_modules/')) return undefined;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)));
  },
});

function served(output: Rolldown.RolldownOutput['output']) {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const assets = new Map<string, string | Uint8Array>();
  const entries = new Map<string, string>();
  for (const part of output)
    if (part.type === 'asset') assets.set(part.fileName, part.source);
    else {
      chunks.set(part.fileName, part);
      if (part.isEntry && part.facadeModuleId) entries.set(part.facadeModuleId, part.fileName);
    }
  return { chunks, assets, entries };
}
