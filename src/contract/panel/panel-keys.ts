/** After G: the letter of each page of the menu. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  today: 't',
  orders: 'o',
  packing: 'p',
  returns: 'r',
  messages: 'm',
  clients: 'c',
  settings: 's',
};

/** What a key does by itself, wherever nobody is typing. */
export const PAGE_KEYS = {
  go: 'g',
  search: '/',
  down: 'j',
  up: 'k',
  choose: 'x',
  range: 'X',
  edit: 'e',
  print: 'p',
  note: 'n',
  help: '?',
} as const;
/** What a key does together with Ctrl or ⌘, also while somebody is typing. */
export const CONTROL_KEYS = { palette: 'k', next: 'Enter', save: 's' } as const;
export type PageKey = keyof typeof PAGE_KEYS;
