import { $basket } from '#browser/basket-store.ts';
import { reportError } from '#browser/error-log.ts';

/** Prices follow the shopper's discount code. Who has none loads nothing for it. */
export function startCode(): void {
  const stop = $basket.watch(() => {
    if ($basket.get()?.rebate_code === undefined) return;
    stop();
    import('./follow-code.ts').then(({ followCode }) => followCode(), reportError);
  });
}
