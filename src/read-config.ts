import settings from '#config';
import { checkConfig, type ShopConfig } from '#contract/shop-config.ts';
import { NEUTRAL_WORDS } from '#contract/shop-words.ts';
import { demoWords } from '#demo/shop-words.ts';

/** What is set by hand in shop.config.ts, checked; the demo shop has words of its own for what it leaves out. */
export function readConfig(env: NodeJS.ProcessEnv): ShopConfig {
  const checked = checkConfig(settings, isDemo(env) ? demoWords : NEUTRAL_WORDS);
  if ('config' in checked) return checked.config;
  throw new Error(`shop.config.ts is not right: ${checked.problems.join('; ')}.`);
}

/** Whether the demo shop is to be there. */
export const isDemo = (env: NodeJS.ProcessEnv) => env.DEMO !== '0';

/** What every shop has to say of itself and this one has not said yet. */
export const wordsToSay = () => Object.keys(NEUTRAL_WORDS).filter((word) => !(word in settings));
