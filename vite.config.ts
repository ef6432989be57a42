import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Two builds: the browser's (dist/browser) and, with --ssr, the server's (dist/server). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: command === 'serve' ? [react()] : [plainImports()],
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
            demo: 'demo/main.ts',
            draw: 'demo/pictures/draw-process.ts',
          },
        },
      }
    : {
        outDir: 'dist/browser',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: ['src/main.browser.ts', 'src/main.css'],
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
}));

/** Pages preload what their islands need by themselves, so a dynamic import is just that: the helper costs 600 B. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
