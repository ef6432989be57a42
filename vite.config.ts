import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Two builds: the browser's (dist/browser) and, with --ssr, the server's (dist/server). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: command === 'serve' ? [react()] : isSsrBuild ? [] : [plainImports(), mapsApart()],
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
          input: ['src/main.browser.ts', 'src/main.css'],
          // Names that are only constants cost a file and a line for each that uses them.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // Small files compress badly: one for what every page needs, without React, one for most islands.
                {
                  name: 'layout',
                  priority: 1,
                  test: /src\/(texts\/say|contract\/(language|basket\/basket-change)|browser\/([\w-]+\/)?(start-(layout|live-search|toggles|menus|notices|region|code)|(basket|toggles|personal)-stores?|in-time|widgets|tracking-events|shop-clock|page-language|page-controls|basket-count|mini-cart|sign-out|shop-lists|shop-product-list|empty-list-link|footer-groups|alerts|basket-requests|other-tabs|tell-other-tabs|remembered-view|show-toggles|count-badge|lists-link|say-here|scroll-check|pending-state|stale-pages|web-fonts|lazy-layout))\.ts/,
                },
                {
                  name: 'parts',
                  test: /src\/(ui\/(shop-view|icon|button|picture|notice|form\/field|quantity|dialog|instalments)|browser\/chosen-picture|contract\/(links|instalments\/instalment-basket)|domain\/(price\/(mask|money)|product\/(product|quantity|purchase)|instalments)|islands\/(define|hydrate|use))/,
                },
              ],
            },
          },
        },
      },
}));

/**
 * Pages preload what their islands need by themselves, so a dynamic import is just that. Vite has no option for it: its
 * helper costs 600 B, and each import 20 B more.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const wrapping = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapping < 0) throw new Error('Vite wraps dynamic imports by another name now');
      plugins.splice(wrapping, 1);
    },
  };
}

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
