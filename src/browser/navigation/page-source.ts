import { PARTIAL_PARAMETER, PARTIAL_TIMEOUT_MS } from '#contract/wire.ts';

const MOST_PAGES = 20;
const CACHED_FOR_MS = 30_000;

type CachedPage = { html: string; at: number };

/** Fetches the regions of pages, and keeps the last few for prefetching and for going back. */
export class PageSource {
  readonly #cached = new Map<string, CachedPage>();
  readonly #underway = new Map<string, Promise<string>>();

  /** The page's regions; rejects where they cannot be had as HTML in time. */
  async load(address: URL, signal: AbortSignal): Promise<string> {
    const key = partialAddress(address);
    const cached = this.#cached.get(key);
    if (cached && Date.now() - cached.at < CACHED_FOR_MS) return cached.html;
    return abortable(this.#underway.get(key) ?? this.#fetch(key, signal), signal);
  }

  /** Loads a page the shopper seems to want, so that the click finds it here. */
  prefetch(address: URL): void {
    const key = partialAddress(address);
    const cached = this.#cached.get(key);
    if (this.#underway.has(key) || (cached && Date.now() - cached.at < CACHED_FOR_MS)) return;
    const loading = this.#fetch(key, AbortSignal.timeout(PARTIAL_TIMEOUT_MS));
    this.#underway.set(key, loading);
    loading.catch(() => {}).finally(() => this.#underway.delete(key));
  }

  async #fetch(key: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(key, { signal, headers: { accept: 'text/html' } });
    const isHtml = response.headers.get('content-type')?.includes('text/html');
    if (!response.ok || response.redirected || !isHtml) throw new Error(`partial page: ${response.status}`);
    const html = await response.text();
    if (!response.headers.get('cache-control')?.includes('no-store')) this.#cache(key, html);
    return html;
  }

  #cache(key: string, html: string): void {
    this.#cached.delete(key);
    this.#cached.set(key, { html, at: Date.now() });
    const oldest = this.#cached.keys().next().value;
    if (this.#cached.size > MOST_PAGES && oldest !== undefined) this.#cached.delete(oldest);
  }
}

/** Those of this page's visit. */
export const pageSource = new PageSource();

function partialAddress(address: URL): string {
  const partial = new URL(address);
  partial.hash = '';
  partial.search += `${partial.search ? '&' : '?'}${PARTIAL_PARAMETER}=1`;
  return partial.href;
}

function abortable<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
