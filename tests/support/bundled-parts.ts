import { dirname, posix, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { TestProject } from 'vitest/node';

const FOLDER = '/parts/';
const ASSETS: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2' };
/** What packages bring, Vitest itself above all: a page after the first finds it in the browser's cache. */
const VERSIONED = /\.m?js\?v=\w{8}$/;

/**
 * Gives the tests of a browser bundled: each file has a page of its own, and a page that loads several hundred modules
 * one by one works longer at that than at most of its tests. What the shop imports late is late here too. While somebody
 * waits for changes, tests are served module by module.
 */
export function bundledParts(options: Pick<UserConfig, 'define' | 'oxc' | 'resolve'>): Plugin {
  let project: TestProject | undefined;
  let bundled: ReturnType<typeof bundle> | undefined;

  return {
    name: 'bundled-parts',
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
      if (!project || !/\.browser\.test\.tsx?$/.test(file)) return undefined;
      bundled ??= bundle(project, options);
      const entry = (await bundled).entries.get(file);
      return entry && `import '${FOLDER}${entry}';`;
    },
  };
}

async function bundle(project: TestProject, options: UserConfig) {
  const { root } = project.config;
  const { testFiles } = await project.globTestFiles();
  const late = new Set<string>();
  const result = await build({
    ...options,
    configFile: false,
    root,
    base: FOLDER,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteLate(late)],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: testFiles,
        external: /^vitest($|\/)/,
        preserveEntrySignatures: false,
        checks: { pluginTimings: false },
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
                test: (id) => !late.has(id) && !testFiles.includes(id),
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

const noteLate = (late: Set<string>): Plugin => ({
  name: 'note-late',
  moduleParsed({ dynamicallyImportedIds }) {
    for (const id of dynamicallyImportedIds) late.add(id);
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
