/** A value that can be watched. Shared stores are named with a leading `$`. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  /** Calls back after each change; answers with the way to stop it. */
  watch(listener: () => void): () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
