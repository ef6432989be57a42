/** The browser's entry in development: what React needs to change islands in place, then the shop itself. */
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ `/${'@react-refresh'}`);
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import(/* @vite-ignore */ `/${'@vite/client'}`);
await import('./main.browser.ts');

export {};
