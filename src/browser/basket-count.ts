import { isLanguage } from '#contract/language.ts';
import { say } from '#texts/say.ts';
import { $basket } from './basket-store.ts';

/** Keeps the number beside the header's basket link right. */
export function startBasketCount(): void {
  const showCount = () => {
    const count = $basket.get()?.productsCounter ?? 0;
    for (const badge of document.querySelectorAll<HTMLElement>('[data-basket-count]')) show(badge, count);
  };
  $basket.watch(showCount);
  // The basket may have come before this script.
  showCount();
}

function show(badge: HTMLElement, count: number): void {
  const { lang } = document.documentElement;
  const sentence = badge.dataset.sentence ?? '{n}';
  badge.hidden = count === 0;
  badge.textContent = String(count);
  badge.setAttribute('aria-label', say(sentence, isLanguage(lang) ? lang : 'pl', { n: count }));
}
