import { mayTrack, onConsent } from '#browser/consent/consent.ts';
import { reportError } from '#browser/error-log/error-log.ts';
import type { NamedScript } from '#contract/snippets/snippet-config.ts';
import { NAMED_SCRIPTS_ID } from '#contract/wire.ts';
import { runFile } from './run-script.ts';

/**
 * Loads the scripts that the owner names, each once for as long as the document lives, and starts the shop: after
 * those that come before it, but never later than their time-out (spec §9 Timings).
 */
export async function startAmongScripts(startShop: () => void): Promise<void> {
  const scripts = namedScripts();
  const at = (...places: NamedScript['place'][]) => scripts.filter(({ place }) => places.includes(place));
  const early = at('before_shop_js').map(load);
  for (const script of at('head', 'body_top', 'body_bottom')) void load(script);
  await Promise.all(early);
  startShop();
  for (const script of at('after_shop_js')) void load(script);
}

function namedScripts(): NamedScript[] {
  try {
    return JSON.parse(document.getElementById(NAMED_SCRIPTS_ID)?.textContent ?? '[]');
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** Nobody waits for a script that itself waits for consent. */
async function load(script: NamedScript): Promise<void> {
  const run = () => runFile(script.src, { place: (element) => place(element, script) });
  const isHeld = script.needsConsent !== false && !mayTrack();
  if (isHeld) onConsent(() => void run());
  else await run();
}

function place(element: HTMLScriptElement, { name, type, place }: NamedScript): void {
  element.dataset.script = name;
  if (type === 'module') element.type = 'module';
  const shop = document.head.querySelector('script[type=module]:not([data-script])');
  if (place === 'before_shop_js' && shop) shop.before(element);
  else if (place === 'after_shop_js' && shop) shop.after(element);
  else if (place === 'body_top') document.body.prepend(element);
  else if (place === 'body_bottom') document.body.append(element);
  else document.head.append(element);
}
