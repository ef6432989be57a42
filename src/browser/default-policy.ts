import { SNIPPET_POLICY } from '#contract/trusted-types.ts';

type Rules = { createHTML(html: string): string | null; createScriptURL(address: string): string | null };
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/** Words, and the elements that the map's own buttons have: nothing that could load or run. */
const HARMLESS = /^(?:[^<]|<\/?span(?: aria-hidden="true")?>|<svg\/>)*$/;

let [isMade, isOpen] = [false, false];

/** From now on plain texts may become HTML where they are harmless: the map's code writes its labels so. */
export function allowPlainHtml(): void {
  if (isMade) return;
  isMade = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy(SNIPPET_POLICY, {
    createHTML: (html) => (isOpen || HARMLESS.test(html) ? html : null),
    // Where from is for the security policy's script-src to say.
    createScriptURL: (address) => (isOpen ? address : null),
  });
}

/** From now on scripts of the owner may write HTML and load scripts as they do elsewhere; none of it runs inline. */
export function allowSnippets(): void {
  allowPlainHtml();
  isOpen = true;
}
