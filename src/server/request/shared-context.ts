import type { Language } from '#contract/language.ts';
import { type Links, linksIn } from '#contract/links.ts';
import type { CurrencyFormat } from '#domain/price/mask.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Shop } from '#server/shop.ts';
import { textsIn } from '#texts/dictionary.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { pricingContext, readVisit, type Visit } from './visit.ts';

type Settings = Pick<Shop['settings'], 'config' | 'clock'>;

/**
 * What a page that is shared may depend on, and nothing else: all shoppers of one language, currency and region have the
 * same. Each part of it is made when it is first asked for.
 */
export class SharedContext implements Visit {
  readonly #settings: Settings;
  readonly #readVisit: () => Visit;
  #read: Visit | undefined;
  #now: number | undefined;
  #pricing: PricingContext | undefined;

  constructor(settings: Settings, readVisit: () => Visit) {
    this.#settings = settings;
    this.#readVisit = readVisit;
  }

  get #visit(): Visit {
    this.#read ??= this.#readVisit();
    return this.#read;
  }

  get language(): Language {
    return this.#visit.language;
  }

  get currency(): CurrencyFormat {
    return this.#visit.currency;
  }

  get rate(): number {
    return this.#visit.rate;
  }

  get regionId(): number {
    return this.#visit.regionId;
  }

  get variant(): string {
    return this.#visit.variant;
  }

  /** The moment of the request, the same wherever it is asked for. */
  get now(): number {
    this.#now ??= this.#settings.clock();
    return this.#now;
  }

  /** How offers of this moment are priced, to everybody alike. */
  get pricing(): PricingContext {
    this.#pricing ??= pricingContext(this.#visit, this.#settings.config, this.now);
    return this.#pricing;
  }

  get links(): Links {
    return linksIn(this.language);
  }

  get texts(): Texts {
    return textsIn(this.language, this.#settings.config.texts);
  }

  /** How the shop looks to whoever asks. */
  get view(): ShopView {
    const { language, currency, texts } = this;
    return { language, currency, priceType: this.#settings.config.priceType, texts };
  }

  readonly t = (key: TextKey, values?: Values): string => say(this.texts[key], this.language, values);

  /** The same moment, seen otherwise. */
  seenWith(changed: Partial<Visit>): SharedContext {
    const other = new SharedContext(this.#settings, () => ({ ...this.#visit, ...changed }));
    other.#now = this.now;
    return other;
  }
}

/** The context of somebody who has chosen nothing: for what is made without a request. */
export const contextOfAnybody = (settings: Settings, language: Language): SharedContext =>
  new SharedContext(settings, () => readVisit(undefined, language, settings.config));
