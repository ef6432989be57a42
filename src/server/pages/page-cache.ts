import { type Kept, TaggedCache } from '#shop/cache/tagged-cache.ts';
import { bytesOf, compressHarder, type PageResponse } from './page-response.ts';

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

/**
 * Whole pages, kept compressed. A page past its time is sent once more while it is made anew; a page whose facts
 * have changed is not.
 */
export class PageCache {
  readonly #pages: TaggedCache<Stored>;
  readonly #clock: () => number;
  #compressing = false;

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

  /** The page if it is kept and fresh: the quickest way to an answer. */
  fresh(key: string): PageResponse | undefined {
    const stored = this.#pages.peek(key);
    if (!stored || stored.freshUntil <= this.#clock()) return undefined;
    stored.served++;
    if (stored.served >= WORTH_EFFORT && !stored.thorough) void this.#improve(key, stored);
    return stored.response;
  }

  /** The page, made if need be; those who ask for it at once share one making. */
  async get(key: string, make: () => Promise<MadePage>): Promise<PageResponse> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const making = () => make().then(keep);
    const stale = this.#pages.peek(key);
    if (!stale || (stale.changesAt ?? Number.POSITIVE_INFINITY) <= this.#clock())
      return (await this.#pages.refresh(key, making)).response;
    void this.#pages.refresh(key, making).catch(() => {});
    return stale.response;
  }

  /** Improves one page at a time: it is work for spare moments. */
  async #improve(key: string, stored: Stored): Promise<void> {
    if (this.#compressing) return;
    this.#compressing = true;
    stored.thorough = true;
    try {
      const response = await compressHarder(stored.response);
      if (this.#pages.peek(key) === stored) stored.response = response;
    } finally {
      this.#compressing = false;
    }
  }
}

function keep(made: MadePage): Kept<Stored> {
  const value = { ...made, served: 0, thorough: false };
  return { value, tags: made.tags, bytes: bytesOf(made.response) };
}
