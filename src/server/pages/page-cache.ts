import { type Cacheable, TaggedCache } from '#shop/cache/tagged-cache.ts';
import { bytesOf, compressHarder, type Encoding, encode, type PageResponse } from './page-response.ts';

/** A page just made: what to send, what it depends on, and until when it is surely right. */
export type MadePage = {
  response: PageResponse;
  tags: readonly string[];
  freshUntil: number;
  /** From when on it is surely wrong: a price has ended (ms). */
  changesAt?: number | undefined;
};

type Stored = MadePage & { served: number; thorough: boolean };

/** From so many requests on, a page is worth the highest compression. */
const WORTH_EFFORT = 3;
/** After it there is a rest, so many times as long: pages that change all the time must not keep a core busy. */
const REST = 9;

/**
 * Whole pages, cached in the encodings that were asked for. A page past its time is sent once more while it is made
 * again; a page whose records have changed is not.
 */
export class PageCache {
  readonly #pages: TaggedCache<Stored>;
  readonly #clock: () => number;
  #restsUntil = 0;

  constructor(bytes: number, clock: () => number) {
    this.#pages = new TaggedCache({ bytes });
    this.#clock = clock;
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  drop(tag: string): void {
    this.#pages.drop(tag);
  }

  /** The page if it is cached, fresh and ready in this encoding: the quickest way to an answer. */
  fresh(key: string, encoding: Encoding): PageResponse | undefined {
    const stored = this.#pages.peek(key);
    if (!stored?.response.forms[encoding] || stored.freshUntil <= this.#clock()) return undefined;
    stored.served++;
    if (encoding === 'br' && stored.served >= WORTH_EFFORT && !stored.thorough)
      void this.#improve(key, stored);
    return stored.response;
  }

  /** The page if it is cached at all, however old: better than none where it cannot be made. */
  peek(key: string): PageResponse | undefined {
    return this.#pages.peek(key)?.response;
  }

  /** The page in this encoding, made if need be; those who ask for it at once share one making. */
  async get(key: string, encoding: Encoding, make: () => Promise<MadePage>): Promise<PageResponse> {
    const fresh = this.fresh(key, encoding);
    if (fresh) return fresh;
    const stored = await this.#find(key, () => make().then(newEntry));
    if (!stored.response.forms[encoding]) {
      await encode(stored.response, encoding);
      this.#weigh(key, stored);
    }
    return stored.response;
  }

  async #find(key: string, making: () => Promise<Cacheable<Stored>>): Promise<Stored> {
    const stored = this.#pages.peek(key);
    const now = this.#clock();
    if (!stored || (stored.changesAt ?? Number.POSITIVE_INFINITY) <= now)
      return this.#pages.refresh(key, making);
    if (stored.freshUntil <= now) void this.#pages.refresh(key, making).catch(() => {});
    return stored;
  }

  /** Improves one page at a time, whichever is asked for then: it is work for spare moments. */
  async #improve(key: string, stored: Stored): Promise<void> {
    const start = this.#clock();
    if (start < this.#restsUntil) return;
    this.#restsUntil = Number.POSITIVE_INFINITY;
    stored.thorough = true;
    try {
      await compressHarder(stored.response);
      this.#weigh(key, stored);
    } finally {
      const end = this.#clock();
      this.#restsUntil = end + REST * (end - start);
    }
  }

  /** Counts the room of a page again, if it is still cached. */
  #weigh(key: string, stored: Stored): void {
    if (this.#pages.peek(key) === stored) this.#pages.put(key, entryOf(stored));
  }
}

const newEntry = (made: MadePage): Cacheable<Stored> => entryOf({ ...made, served: 0, thorough: false });

const entryOf = (value: Stored): Cacheable<Stored> => ({
  value,
  tags: value.tags,
  bytes: bytesOf(value.response),
});
