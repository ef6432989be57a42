/** What the shop's own code cannot do without, and scripts of others like to replace. */
const OWN = [
  'fetch',
  'JSON',
  'Promise',
  'URL',
  'URLSearchParams',
  'FormData',
  'AbortSignal',
  'customElements',
] as const;

let isProtected = false;

/**
 * Holds on to what the shop's code needs of the browser, before the first script of somebody else runs. Replacing it
 * has no effect and raises no error, so that what wraps `fetch` to watch it goes on without.
 */
export function protectShop(): void {
  if (isProtected) return;
  isProtected = true;
  for (const name of OWN) hold(window, name);
  hold(JSON, 'parse');
  hold(JSON, 'stringify');
}

function hold<Owner extends object>(owner: Owner, name: keyof Owner): void {
  const value = owner[name];
  Object.defineProperty(owner, name, { get: () => value, set: () => {}, configurable: false });
}
