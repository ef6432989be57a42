/** What is cached, for how long, and which changes make it untrue. */
export type Cacheable<Value> = { value: Value; tags: readonly string[]; bytes?: number };

export type Limits = { bytes: number };

type Entry<Value> = Cacheable<Value> & { bytes: number };
type Flight<Value> = { result: Promise<Value>; dropped: Set<string> };

const EVERYTHING = 'all';
const SIZE_UNKNOWN = 1024;

/**
 * Caches results until a change with one of their tags drops them or room is needed, least used first. Those who
 * ask for the same missing thing at once share one making of it.
 */
export class TaggedCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight<Value>>();
  #bytes = 0;

  constructor({ bytes }: Limits) {
    this.#limit = bytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  peek(key: string): Value | undefined {
    return this.#use(key)?.value;
  }

  /** What is cached under the key; if nothing is, it is made. */
  async get(key: string, make: () => Promise<Cacheable<Value>>): Promise<Value> {
    // 'There is none' is a result too: it is cached like any other.
    const entry = this.#use(key);
    return entry ? entry.value : this.refresh(key, make);
  }

  /** Makes the value again, also where one is cached. */
  refresh(key: string, make: () => Promise<Cacheable<Value>>): Promise<Value> {
    const underway = this.#flights.get(key);
    // One that a change has met may be untrue for those who ask after the change.
    if (underway && underway.dropped.size === 0) return underway.result;
    const dropped = new Set<string>();
    const isNewest = () => this.#flights.get(key)?.dropped === dropped;
    const result = make()
      .then((made) => {
        // A change that came while it was made may be missing from it: it is used once and not cached.
        const outdated = made.tags.some((tag) => dropped.has(tag)) || dropped.has(EVERYTHING);
        if (!outdated && isNewest()) this.put(key, made);
        return made.value;
      })
      .finally(() => isNewest() && this.#flights.delete(key));
    this.#flights.set(key, { result, dropped });
    return result;
  }

  put(key: string, made: Cacheable<Value>): void {
    const bytes = made.bytes ?? SIZE_UNKNOWN;
    this.#remove(key);
    if (bytes > this.#limit) return;
    this.#entries.set(key, { ...made, bytes });
    this.#bytes += bytes;
    for (const tag of made.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    while (this.#bytes > this.#limit) this.#remove(this.#entries.keys().next().value ?? '');
  }

  /** Forgets everything that this change makes untrue. */
  drop(tag: string): void {
    for (const flight of this.#flights.values()) flight.dropped.add(tag);
    const keys = tag === EVERYTHING ? this.#entries.keys() : (this.#keysByTag.get(tag) ?? []);
    for (const key of [...keys]) this.#remove(key);
  }

  #use(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
