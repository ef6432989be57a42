import { panelLinks } from '#contract/panel/panel-links.ts';
import { namesAll } from '#domain/panel/plain-letters.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { menuOf } from '#pages/panel/panel-menu.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

export type Screen = { href: string; name: string };

/** Pages that are not in the menu, and what one needs to open them. */
const FURTHER: readonly { href: string; name: PanelKey; needs?: Right }[] = [
  { href: panelLinks.account, name: 'menu.account' },
  { href: panelLinks.accountPassword, name: 'account.changePassword' },
  { href: panelLinks.accountSessions, name: 'sessions.title' },
  { href: panelLinks.orderViews, name: 'views.title', needs: 'order.read' },
  { href: panelLinks.packingCodes, name: 'paper.codesTitle', needs: 'parcel.pack' },
  { href: panelLinks.staffInvite, name: 'staff.inviteTitle', needs: 'staff.invite' },
];

/** The pages that somebody may open, as far as their names are what was typed. */
export function screensFor(actor: Actor, typed: string, t: PanelWords): Screen[] {
  const inMenu = menuOf(actor).map(({ key, href }) => ({ href, name: t(`menu.${key}`) }));
  const further = FURTHER.filter(({ needs }) => needs === undefined || may(actor, needs));
  return [...inMenu, ...further.map(({ href, name }) => ({ href, name: t(name) }))].filter(({ name }) =>
    namesAll(name, typed),
  );
}
