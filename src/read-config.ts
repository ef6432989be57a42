import settings from '#config';
import { checkConfig } from '#contract/check-config.ts';
import type { ShopConfig, ShopWords } from '#contract/shop-config.ts';
import { NEUTRAL_WORDS } from '#contract/shop-words.ts';

/**
 * What is set by hand in shop.config.ts, checked; single settings of the environment go before it, and `words` stand
 * in for what it leaves out.
 */
export function readConfig(env: NodeJS.ProcessEnv, words: ShopWords = NEUTRAL_WORDS): ShopConfig {
  const checked = checkConfig({ ...settings, ...settingsIn(env) }, words);
  if ('config' in checked) return checked.config;
  const source = env.SHOP_SETTINGS ? 'shop.config.ts with SHOP_SETTINGS' : 'shop.config.ts';
  throw new Error(`${source} is not right: ${checked.problems.join('; ')}.`);
}

function settingsIn({ SHOP_SETTINGS: text }: NodeJS.ProcessEnv): object {
  if (!text) return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw new Error(`SHOP_SETTINGS must be JSON with settings of shop.config.ts, such as {"priceType":"net"}.`);
}

const OWN_WORDS = ['name', 'tagline', 'email', 'phone', 'postalAddress'];

/** What every shop has to say of itself and this one has not said yet. */
export const wordsToSay = () => OWN_WORDS.filter((word) => !(word in settings));
