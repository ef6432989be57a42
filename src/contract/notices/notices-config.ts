import * as v from 'valibot';
import { PURPOSES } from '#contract/consent/consent.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const bilingual = v.strictObject({ pl: text, en: text });
const instant = v.pipe(
  v.string(),
  v.check(
    (written) => /T.*(Z|[+-]\d\d:\d\d)$/.test(written) && !Number.isNaN(Date.parse(written)),
    "must be a moment with its zone, such as '2026-12-01T00:00+01:00'",
  ),
);
/** From when until when it is shown; always, where an end is left out. */
const span = { from: v.optional(instant), until: v.optional(instant) };

const bar = v.strictObject({
  /** Whoever closes a bar never sees this id again; news need a new one. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be of small letters, digits and '-'")),
  place: v.picklist(['top', 'bottom'], "must be 'top' or 'bottom'"),
  text: bilingual,
  link: v.optional(v.strictObject({ href: bilingual, text: bilingual })),
  ...span,
});

/** What is told in the layout, and what shoppers are asked for. */
export const noticeSettings = {
  /** Lines above and below every page but those of the order process. */
  bars: v.optional(
    v.pipe(
      v.array(bar),
      v.check((bars) => new Set(bars.map(({ id }) => id)).size === bars.length, 'must have an id each'),
    ),
  ),
  banners: v.optional(
    v.strictObject({
      /** A discount code that shoppers can activate where they are. */
      code: v.optional(v.strictObject({ code: text, text: bilingual, ...span })),
      /** Says how much is missing to free delivery, once there is something in the basket. */
      freeShipping: v.optional(v.boolean()),
    }),
  ),
  /** What shoppers are asked to allow. Without it nobody is asked, and nothing that needs it ever runs. */
  consent: v.optional(
    v.array(v.picklist(PURPOSES, `must be of ${PURPOSES.map((name) => `'${name}'`).join(', ')}`)),
  ),
};
