import { $basket } from '#browser/basket/basket-store.ts';
import { reportError } from '#browser/error-log/error-log.ts';
import { $projector } from './personal-stores.ts';

/** Prices follow the shopper's discount code. Who has none loads nothing for it. */
export function startCode(): void {
  const stop = $basket.watch(() => {
    const code = $basket.get()?.rebate_code;
    if (code === undefined) return;
    stop();
    // Who comes with a code has the product's prices with the same answer; who activates it here has not.
    const isNew = $projector.get()?.rebate_code !== code;
    import('./follow-code.ts').then(({ followCode }) => followCode(isNew), reportError);
  });
}
