import settings from '#config';
import { checkConfig, type ShopConfig } from '#contract/shop-config.ts';

/** What is set by hand in shop.config.ts, checked. */
export function readConfig(): ShopConfig {
  const checked = checkConfig(settings);
  if ('config' in checked) return checked.config;
  throw new Error(`shop.config.ts is not right: ${checked.problems.join('; ')}.`);
}
