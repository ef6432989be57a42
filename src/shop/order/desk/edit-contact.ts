import { whyNot } from '#domain/order/actions.ts';
import { type Contact, changedContact } from '#domain/order/changed-contact.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { addressLine } from '#domain/order/order-address.ts';
import type { OrderChange } from '#shop/email/email.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { clean, cleanAddress } from '#shop/order/write-order.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { tellOfChange } from './reckon.ts';

/** Changes where it goes, while something of it is here still; checked as a form before. */
export function editAddress(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { delivery }: { delivery: OrderAddress },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'edit_address', input: delivery }, (hand) => {
    allow(whyNot('edit_address', hand.file.facts));
    return change(hand, { delivery: cleanAddress(delivery) });
  });
}

/** Fields that nobody has touched are left out. */
export type ContactEdit = { email?: string; phone?: string | null; billing?: OrderAddress };

/** Changes whose it is: where e-mails go to, and what stands on the invoice; also after it was sent. */
export function editContact(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  edit: ContactEdit,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'edit_contact', input: edit }, (hand) => {
    const { email, phone, billing } = edit;
    if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) refuse('bad_email');
    return change(hand, {
      ...(email !== undefined && { email: clean(email) }),
      ...(phone !== undefined && { phone: clean(phone ?? '') || null }),
      ...(billing && { billing: cleanAddress(billing) }),
    });
  });
}

async function change(hand: Hand, wanted: Parameters<Hand['set']>[0]): Promise<void> {
  const { order } = hand.file;
  const fields = changedContact(order, { ...order, ...wanted });
  if (fields.length === 0) return;
  hand.set(wanted);
  hand.note('address_changed', { fields });
  await tellOfChange(hand, 'address', changesOf(order, { ...order, ...wanted }));
}

function changesOf(before: Contact, after: Contact): OrderChange[] {
  const all: OrderChange[] = [
    { of: 'address', from: addressLine(before.delivery), to: addressLine(after.delivery) },
    { of: 'billing', from: addressLine(before.billing), to: addressLine(after.billing) },
    { of: 'email', from: before.email, to: after.email },
    { of: 'phone', from: before.phone ?? '', to: after.phone ?? '' },
  ];
  return all.filter(({ from, to }) => from !== to);
}
