import { useSyncExternalStore } from 'react';
import type { Store } from '#browser/store.ts';

/** The store's value, kept up to date; `onServer` is what the server's HTML was made with. */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.watch, store.get, () => onServer);
}
