import { $consent, readConsent } from './consent.ts';

/** Asks for consent, where the shop has something to ask for and the shopper has not answered yet. */
export function askForConsent(): void {
  const bar = document.getElementById('consent');
  if (!bar) return;
  bar.hidden = readConsent() !== undefined;
  if (bar.hidden) return;
  const unwatch = $consent.watch(() => {
    if (!$consent.get()) return;
    bar.hidden = true;
    stop();
  });
  // Answered in another tab, it is not asked again here.
  document.addEventListener('visibilitychange', readConsent);
  const stop = () => {
    unwatch();
    document.removeEventListener('visibilitychange', readConsent);
  };
  // Under an open modal nobody could answer. Moved within it, it would lose the focus.
  const modal = document.querySelector('dialog:modal');
  if (!modal?.contains(bar)) modal?.append(bar);
}
