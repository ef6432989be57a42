import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Two builds: the browser's (dist/browser) and, with --ssr, the server's (dist/server). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: command === 'serve' ? [react()] : isSsrBuild ? [] : [mapsApart()],
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: {
            server: 'src/main.server.ts',
            shop: 'src/main.shop.ts',
            cluster: 'src/main.cluster.ts',
            demo: 'demo/main.ts',
            'demo-shop': 'demo/index.ts',
            draw: 'demo/pictures/draw-process.ts',
          },
        },
      }
    : {
        outDir: 'dist/browser',
        target: 'es2022',
        sourcemap: 'hidden',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: [
            'src/main.browser.ts',
            'src/main.css',
            'src/main.panel.ts',
            'src/main.panel.css',
            'src/main.panel.papers.css',
          ],
          // Names that are only constants cost a file and a line for each that uses them.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  priority: 3,
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  includeDependenciesRecursively: false,
                },
                // What these import by themselves goes with them: small files compress badly, and each costs a way.
                { name: 'main.browser', priority: 2, test: /src\/main\.browser\.ts/ },
                { name: 'layout', priority: 1, test: /src\/browser\/layout\/start-layout\.ts/ },
                // What most islands share.
                {
                  name: 'parts',
                  test: /src\/(islands\/[\w-]+\.tsx?|ui\/(button|dialog|form\/field|icon|notice|picture|quantity)\/)/,
                },
              ],
            },
          },
        },
      },
}));

/** Source maps stay on the server, out of the folder that browsers are served from: `npm run shop -- errors` reads them. */
function mapsApart(): Plugin {
  return {
    name: 'maps-apart',
    generateBundle(_, bundle) {
      const maps = Object.entries(bundle).filter(([file]) => file.endsWith('.map'));
      mkdirSync('dist/maps', { recursive: true });
      for (const [file, map] of maps) {
        if (map.type === 'asset') writeFileSync(join('dist/maps', basename(file)), map.source);
        delete bundle[file];
      }
    },
  };
}
