import { panelLinks } from '#contract/panel/panel-links.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';

type Entry = { href: string; needs: Right };

const ENTRIES = {
  packing: { href: panelLinks.packing, needs: 'parcel.pack' },
  staff: { href: panelLinks.staff, needs: 'staff.read' },
  audit: { href: panelLinks.audit, needs: 'audit.read' },
} as const satisfies Record<string, Entry>;

/** Below the lists of work: what belongs to whoever is at work. */
export type MenuKey = keyof typeof ENTRIES | 'account';
export type MenuEntry = { key: keyof typeof ENTRIES; href: string };

/** What somebody may open, by work. */
export const menuOf = (actor: Actor | undefined): MenuEntry[] =>
  Object.entries<Entry>(ENTRIES)
    .filter(([, { needs }]) => may(actor, needs))
    .map(([key, { href }]) => ({ key: key as keyof typeof ENTRIES, href }));
