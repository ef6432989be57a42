import * as v from 'valibot';
import { LANGUAGES } from '#contract/language.ts';
import { SCREENS, SNIPPET_REGIONS } from '#domain/snippets/snippet.ts';

const name = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,60}$/, "must be a short name of letters, digits, '-' and '_'"),
);
const day = v.pipe(
  v.string(),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)),
    "must be a moment, such as '2026-12-01' or '2026-12-01T08:00+01:00'",
  ),
);
const origin = v.pipe(
  v.string(),
  v.check((text) => originOf(text) === text, "must be an origin, such as 'https://example.org'"),
);

/** HTML that the owner adds to pages. */
export const snippetSchema = v.strictObject({
  name,
  region: v.picklist(SNIPPET_REGIONS, "must be 'head', 'body_top' or 'body_bottom'"),
  content: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  /** Patterns of paths with spaces between, such as '/produkt/* /en/product/*'; every page where left out. */
  pages: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGES, "must be 'pl' or 'en'")),
  screens: v.optional(v.array(v.picklist(SCREENS, "must be 'mobile', 'tablet' or 'pc'"))),
  from: v.optional(day),
  until: v.optional(day),
  /** Whether it waits until the shopper allows tracking; so it does where left out. */
  needsConsent: v.optional(v.boolean()),
});

export const SCRIPT_PLACES = ['head', 'body_top', 'body_bottom', 'before_shop_js', 'after_shop_js'] as const;

/** A script that pages load by its address (spec §7 Static resources). */
export const scriptSchema = v.strictObject({
  name,
  src: v.pipe(
    v.string(),
    v.check(isScriptAddress, "must be an address, such as 'https://example.org/x.js' or '/x.js'"),
  ),
  type: v.picklist(['module', 'script'], "must be 'module' or 'script'"),
  place: v.picklist(SCRIPT_PLACES, `must be one of ${SCRIPT_PLACES.join(', ')}`),
  /** Whether it waits until the shopper allows tracking; so it does where left out. */
  needsConsent: v.optional(v.boolean()),
  /** Whom it may talk to, as origins. */
  connect: v.optional(v.array(origin)),
});

export type ConfiguredSnippet = v.InferOutput<typeof snippetSchema>;
export type NamedScript = v.InferOutput<typeof scriptSchema>;

/** Whom the shop's pages may load scripts from and talk to: what their security policy names. */
export function scriptOrigins(scripts: readonly NamedScript[] = []): { load: string[]; connect: string[] } {
  const load = scripts.flatMap(({ src }) => originOf(src) ?? []);
  return { load: [...new Set(load)], connect: [...new Set(scripts.flatMap(({ connect = [] }) => connect))] };
}

function isScriptAddress(src: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(src) || (originOf(src) !== undefined && !/\s/.test(src));
}

/** Undefined for what is no web address: a path of the shop itself, or something that a policy must not name. */
function originOf(address: string): string | undefined {
  return /^(https?:\/\/[a-z\d.-]+(?::\d+)?)(?:\/|$)/.exec(address)?.[1];
}
