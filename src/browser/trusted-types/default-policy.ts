import { SNIPPET_POLICY } from '#contract/trusted-types.ts';

type Rules = { createHTML(html: string): string | null; createScriptURL(address: string): string | null };
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/** By this one text Leaflet tries out, as it loads, whether the browser can draw. */
const TRIAL = '<svg/>';

let [isMade, isOpen] = [false, false];

/** From now on Leaflet can be loaded. No other text becomes HTML. */
export function allowLeaflet(): void {
  if (isMade) return;
  isMade = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy(SNIPPET_POLICY, {
    createHTML: (html) => (isOpen || html === TRIAL ? html : null),
    // Where from is for the security policy's script-src to say.
    createScriptURL: (address) => (isOpen ? address : null),
  });
}

/** From now on scripts of the owner may write HTML and load scripts as they do elsewhere; none of it runs inline. */
export function allowSnippets(): void {
  allowLeaflet();
  isOpen = true;
}
