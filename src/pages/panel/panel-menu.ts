import { panelLinks } from '#contract/panel/panel-links.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';

/** What everybody who is signed in may open needs nothing. */
type Entry = { href: string; needs: Right | undefined };

const ENTRIES = {
  today: { href: panelLinks.today, needs: undefined },
  orders: { href: panelLinks.orders, needs: 'order.read' },
  packing: { href: panelLinks.packing, needs: 'parcel.pack' },
  returns: { href: panelLinks.returns, needs: 'return.read' },
  complaints: { href: panelLinks.complaints, needs: 'complaint.read' },
  invoices: { href: panelLinks.invoices, needs: 'invoice.read' },
  messages: { href: panelLinks.messages, needs: 'message.read' },
  products: { href: panelLinks.products, needs: 'product.read' },
  waiting: { href: panelLinks.waiting, needs: 'product.read' },
  newsletter: { href: panelLinks.newsletter, needs: 'client.read' },
  clients: { href: panelLinks.clients, needs: 'client.read' },
  settings: { href: panelLinks.settingsEmails, needs: 'settings.read' },
  transfers: { href: panelLinks.transfers, needs: 'money.match' },
  staff: { href: panelLinks.staff, needs: 'staff.read' },
  audit: { href: panelLinks.audit, needs: 'audit.read' },
} as const satisfies Record<string, Entry>;

/** Below the lists of work: what belongs to whoever is at work. */
export type MenuKey = keyof typeof ENTRIES | 'account';
export type MenuEntry = { key: keyof typeof ENTRIES; href: string };

/** What somebody may open, by work. */
export const menuOf = (actor: Actor | undefined): MenuEntry[] =>
  Object.entries<Entry>(ENTRIES)
    .filter(([, { needs }]) => needs === undefined || may(actor, needs))
    .map(([key, { href }]) => ({ key: key as keyof typeof ENTRIES, href }));
