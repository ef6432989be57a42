import { onNavigated } from '#browser/navigation/navigation.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import type { HeldPlace } from './hold-place.ts';

const AT_MOST_MS = 5_000;

let afterwards: (() => void) | undefined;
onNavigated(() => {
  const run = afterwards;
  afterwards = undefined;
  run?.();
});

/** Shows the page that a change leads to. On the same list the shopper stays where they were. */
export function showChanged(
  { list, at = location.href }: ListChangeAnswer,
  place: HeldPlace,
  shown = '',
): Promise<void> {
  const isSame = String(list ?? '') === shown;
  return new Promise((resolve) => {
    afterwards = () => {
      const said = document.getElementById('list-said');
      if (isSame) place.restore();
      else said?.focus({ preventScroll: true });
      announce(said?.textContent?.trim());
      resolve();
    };
    // Where the page cannot be had so, the browser loads it whole, and nothing is left to do.
    setTimeout(resolve, AT_MOST_MS);
    follow(isSame ? withoutItem() : at);
  });
}

function withoutItem(): string {
  const address = new URL(location.href);
  address.searchParams.delete(LIST_FIELDS.item);
  address.hash = '';
  return address.href;
}

/** Goes on as if the shopper had pressed a link, so that history, title and failures are those of any page. */
function follow(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}

/** A screen reader is told what came of it, not that the page was loaded again. */
function announce(text: string | undefined): void {
  const speaker = document.getElementById('announcer');
  if (speaker && text) speaker.textContent = text;
}
