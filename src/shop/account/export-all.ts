import { and, asc, eq, getTableColumns, ne, or } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import {
  backInStockSubscription,
  bankTransfer,
  basket,
  basketLine,
  client,
  clientAddress,
  clientConsent,
  comparisonItem,
  complaint,
  complaintFile,
  complaintReply,
  contactMessage,
  contactReply,
  emailConfirmation,
  invoice,
  knownDevice,
  loyaltyPointsEntry,
  moneyEntry,
  newsletterSubscriber,
  orderReturn,
  orderReturnLine,
  outboxEmail,
  parcel,
  passwordReset,
  paymentAttempt,
  paymentRefund,
  productText,
  rebateCode,
  rebateCodeUse,
  region,
  session,
  shipment,
  shopOrder,
  shopOrderEvent,
  shopOrderLine,
  shopOrderNote,
  shoppingList,
  shoppingListItem,
  size,
  withdrawal,
} from '#shop/db/schema/index.ts';
import { isAddressOf, isOf, type Person } from './person.ts';

/**
 * Everything the shop knows about a client, as of one moment (GDPR art. 15 and 20). No hashes and no secrets; names
 * of products are in the client's language.
 */
export const exportAll = (database: Pick<Database, 'orm'>, clientId: number) =>
  exportPerson(database, { clientId });

/** The same of a client or a guest. What a client ordered as a guest is theirs where the address is shown to be. */
export function exportPerson({ orm }: Pick<Database, 'orm'>, { clientId, email }: Person) {
  return orm.transaction(
    async (tx) => {
      if (clientId === undefined) return { account: undefined, ...(await writtenBy(tx, { email })) };
      const account = await accountOf(tx, clientId);
      if (!account) return undefined;
      const shown = account.emailConfirmedAt ? account.email : undefined;
      return {
        account,
        ...(await statementsOf(tx, clientId)),
        ...(await writtenBy(tx, { clientId, email: shown })),
        ...(await gatheredBy(tx, clientId, account.language)),
        ...(await visitsOf(tx, clientId, account.language)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const writtenBy = async (tx: OrmOrTransaction, person: Person) => ({
  ...(await ordersOf(tx, person)),
  ...(await complaintsOf(tx, person)),
  ...(await messagesOf(tx, person)),
  ...(await sentTo(tx, person)),
});

async function accountOf(tx: OrmOrTransaction, clientId: number) {
  const { passwordHash: _, search: _search, version: _version, ...known } = getTableColumns(client);
  const [account] = await tx.select(known).from(client).where(eq(client.id, clientId));
  return account;
}

async function statementsOf(tx: OrmOrTransaction, clientId: number) {
  const { clientId: _address, regionId: _region, ...address } = getTableColumns(clientAddress);
  const { clientId: _consent, ...consent } = getTableColumns(clientConsent);
  const { staffId: _staff, ...points } = getTableColumns(loyaltyPointsEntry);
  return {
    addresses: await tx
      .select({ ...address, country: region.iso2 })
      .from(clientAddress)
      .innerJoin(region, eq(region.id, clientAddress.regionId))
      .where(eq(clientAddress.clientId, clientId))
      .orderBy(asc(clientAddress.id)),
    consents: await tx
      .select(consent)
      .from(clientConsent)
      .where(eq(clientConsent.clientId, clientId))
      .orderBy(asc(clientConsent.id)),
    points: await tx
      .select(points)
      .from(loyaltyPointsEntry)
      .where(eq(loyaltyPointsEntry.clientId, clientId))
      .orderBy(asc(loyaltyPointsEntry.id)),
  };
}

async function ordersOf(tx: OrmOrTransaction, person: Person) {
  const columns = getTableColumns(shopOrder);
  const { linkTokenHash: _token, contentHash: _content, idempotencyKey: _key, ...order } = columns;
  // Who of the staff did it is no data of the client's.
  const { staffId: _by, actorName: _name, ...eventColumns } = getTableColumns(shopOrderEvent);
  const { staffId: _writer, ...moneyColumns } = getTableColumns(moneyEntry);
  const { fingerprint: _fingerprint, ...transfer } = getTableColumns(bankTransfer);
  // When the shop asks next is its own business; names of the shop's that open a payment stay with it.
  const { session: _session, asked: _asked, nextAskAt: _at, ...attempt } = getTableColumns(paymentAttempt);
  const { session: _of, tries: _tries, nextTryAt: _next, ...refund } = getTableColumns(paymentRefund);
  // What is for carriers alone, and a code that opens a locker, is left out.
  const { label: _label, collectCode: _opens, ...shipped } = getTableColumns(shipment);
  const { tries: _often, nextAt: _then, ...carried } = shipped;
  const isOwn = isOf(person, shopOrder.clientId, shopOrder.email);
  return {
    orders: await tx.select(order).from(shopOrder).where(isOwn).orderBy(asc(shopOrder.id)),
    orderLines: await tx
      .select(getTableColumns(shopOrderLine))
      .from(shopOrderLine)
      .innerJoin(shopOrder, eq(shopOrder.id, shopOrderLine.orderId))
      .where(isOwn)
      .orderBy(asc(shopOrderLine.id)),
    orderEvents: await tx
      .select(eventColumns)
      .from(shopOrderEvent)
      .innerJoin(shopOrder, eq(shopOrder.id, shopOrderEvent.orderId))
      .where(isOwn)
      .orderBy(asc(shopOrderEvent.id)),
    payments: await tx
      .select(moneyColumns)
      .from(moneyEntry)
      .innerJoin(shopOrder, eq(shopOrder.id, moneyEntry.orderId))
      .where(isOwn)
      .orderBy(asc(moneyEntry.id)),
    paymentAttempts: await tx
      .select(attempt)
      .from(paymentAttempt)
      .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
      .where(isOwn)
      .orderBy(asc(paymentAttempt.id)),
    paymentRefunds: await tx
      .select(refund)
      .from(paymentRefund)
      .innerJoin(shopOrder, eq(shopOrder.id, paymentRefund.orderId))
      .where(isOwn)
      .orderBy(asc(paymentRefund.id)),
    shipments: await tx
      .select(carried)
      .from(shipment)
      .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
      .where(isOwn)
      .orderBy(asc(shipment.id)),
    transfers: await tx
      .select(transfer)
      .from(bankTransfer)
      .innerJoin(shopOrder, eq(shopOrder.id, bankTransfer.orderId))
      .where(isOwn)
      .orderBy(asc(bankTransfer.id)),
    parcels: await tx
      .select(getTableColumns(parcel))
      .from(parcel)
      .innerJoin(shopOrder, eq(shopOrder.id, parcel.orderId))
      .where(isOwn)
      .orderBy(asc(parcel.id)),
    returns: await tx
      .select({ ...getTableColumns(orderReturn), line: getTableColumns(orderReturnLine) })
      .from(orderReturnLine)
      .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
      .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
      .where(isOwn)
      .orderBy(asc(orderReturn.id), asc(orderReturnLine.lineId)),
    orderNotes: await tx
      .select({
        orderId: shopOrderNote.orderId,
        text: shopOrderNote.text,
        writtenAt: shopOrderNote.writtenAt,
      })
      .from(shopOrderNote)
      .innerJoin(shopOrder, eq(shopOrder.id, shopOrderNote.orderId))
      .where(isOwn)
      .orderBy(asc(shopOrderNote.id)),
    invoices: await tx
      .select({ orderId: invoice.orderId, document: invoice.document })
      .from(invoice)
      .innerJoin(shopOrder, eq(shopOrder.id, invoice.orderId))
      .where(isOwn)
      .orderBy(asc(invoice.id)),
    rebateCodes: await tx
      .select({ code: rebateCode.code, orderId: rebateCodeUse.orderId, usedAt: rebateCodeUse.usedAt })
      .from(rebateCodeUse)
      .innerJoin(rebateCode, eq(rebateCode.id, rebateCodeUse.rebateCodeId))
      .where(isOf(person, rebateCodeUse.clientId, rebateCodeUse.email))
      .orderBy(asc(rebateCodeUse.id)),
  };
}

/** What the client has written while signed in, and what the shop has answered; its own notes are its own. */
async function messagesOf(tx: OrmOrTransaction, person: Person) {
  const { clientId: _client, version: _version, ...message } = getTableColumns(contactMessage);
  const { messageId, text, writtenAt, kind } = contactReply;
  const isOwn = isOf(person, contactMessage.clientId, contactMessage.email);
  return {
    messages: await tx.select(message).from(contactMessage).where(isOwn).orderBy(asc(contactMessage.id)),
    messageAnswers: await tx
      .select({ messageId, text, writtenAt })
      .from(contactReply)
      .innerJoin(contactMessage, eq(contactMessage.id, messageId))
      .where(and(isOwn, eq(kind, 'answer')))
      .orderBy(asc(contactReply.id)),
  };
}

async function complaintsOf(tx: OrmOrTransaction, person: Person) {
  const { bytes: _, ...file } = getTableColumns(complaintFile);
  const { complaintId, text, writtenAt, kind } = complaintReply;
  const isOwn = isOf(person, complaint.clientId, complaint.email);
  return {
    complaints: await tx.select().from(complaint).where(isOwn).orderBy(asc(complaint.id)),
    complaintFiles: await tx
      .select(file)
      .from(complaintFile)
      .innerJoin(complaint, eq(complaint.id, complaintFile.complaintId))
      .where(isOwn)
      .orderBy(asc(complaintFile.id)),
    complaintAnswers: await tx
      .select({ complaintId, kind, text, writtenAt })
      .from(complaintReply)
      .innerJoin(complaint, eq(complaint.id, complaintId))
      .where(and(isOwn, ne(kind, 'note')))
      .orderBy(asc(complaintReply.id)),
  };
}

/** What hangs on the address, with or without an order. Of e-mails only that they were sent: what they say may open an account. */
async function sentTo(tx: OrmOrTransaction, person: Person) {
  const { number, name, orderNumber, items, confirmedAt, email } = withdrawal;
  const { createdAt, notifiedAt, sizeId } = backInStockSubscription;
  const { kind, sentAt } = outboxEmail;
  const { email: address, wording, askedAt, unsubscribedAt } = newsletterSubscriber;
  const { confirmedAt: subscribedAt } = newsletterSubscriber;
  return {
    withdrawals: await tx
      .select({ number, name, orderNumber, email, items, confirmedAt })
      .from(withdrawal)
      .leftJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId))
      .where(or(isOf(person, shopOrder.clientId, shopOrder.email), isAddressOf(person, email)))
      .orderBy(asc(withdrawal.id)),
    awaited: await tx
      .select({ sizeId, createdAt, notifiedAt })
      .from(backInStockSubscription)
      .where(isAddressOf(person, backInStockSubscription.email))
      .orderBy(asc(backInStockSubscription.id)),
    newsletter: await tx
      .select({ email: address, wording, askedAt, confirmedAt: subscribedAt, unsubscribedAt })
      .from(newsletterSubscriber)
      .where(isAddressOf(person, address)),
    emails: await tx
      .select({ kind, writtenAt: outboxEmail.createdAt, sentAt })
      .from(outboxEmail)
      .where(isAddressOf(person, outboxEmail.recipient))
      .orderBy(asc(outboxEmail.id)),
  };
}

async function gatheredBy(tx: OrmOrTransaction, clientId: number, language: Language) {
  const named = and(eq(productText.productId, size.productId), eq(productText.language, language));
  const wanted = { product: productText.name, size: size.type };
  const { basketId: _basket, sizeId: _size, ...line } = getTableColumns(basketLine);
  return {
    basket: await tx
      .select({ ...wanted, ...line, rebateCode: rebateCode.code })
      .from(basketLine)
      .innerJoin(basket, eq(basket.id, basketLine.basketId))
      .innerJoin(size, eq(size.id, basketLine.sizeId))
      .leftJoin(productText, named)
      .leftJoin(rebateCode, eq(rebateCode.id, basket.rebateCodeId))
      .where(eq(basket.clientId, clientId))
      .orderBy(asc(basketLine.id)),
    lists: await tx
      .select({ id: shoppingList.id, name: shoppingList.name, createdAt: shoppingList.createdAt })
      .from(shoppingList)
      .where(eq(shoppingList.clientId, clientId))
      .orderBy(asc(shoppingList.id)),
    listItems: await tx
      .select({
        list: shoppingList.name,
        ...wanted,
        quantity: shoppingListItem.quantity,
        note: shoppingListItem.note,
      })
      .from(shoppingListItem)
      .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.shoppingListId))
      .innerJoin(size, eq(size.id, shoppingListItem.sizeId))
      .leftJoin(productText, named)
      .where(eq(shoppingList.clientId, clientId))
      .orderBy(asc(shoppingListItem.addedAt)),
  };
}

async function visitsOf(tx: OrmOrTransaction, clientId: number, language: Language) {
  const {
    tokenHash: _token,
    previousHash: _previous,
    clientId: _client,
    ...visit
  } = getTableColumns(session);
  return {
    sessions: await tx
      .select(visit)
      .from(session)
      .where(eq(session.clientId, clientId))
      .orderBy(asc(session.createdAt)),
    compared: await tx
      .select({ product: productText.name, addedAt: comparisonItem.addedAt })
      .from(comparisonItem)
      .innerJoin(session, eq(session.tokenHash, comparisonItem.sessionHash))
      .innerJoin(
        productText,
        and(eq(productText.productId, comparisonItem.productId), eq(productText.language, language)),
      )
      .where(eq(session.clientId, clientId))
      .orderBy(asc(comparisonItem.addedAt)),
    emailConfirmations: await tx
      .select({
        email: emailConfirmation.email,
        createdAt: emailConfirmation.createdAt,
        usedAt: emailConfirmation.usedAt,
      })
      .from(emailConfirmation)
      .where(eq(emailConfirmation.clientId, clientId))
      .orderBy(asc(emailConfirmation.createdAt)),
    knownDevices: await tx
      .select({ createdAt: knownDevice.createdAt, seenAt: knownDevice.seenAt })
      .from(knownDevice)
      .where(eq(knownDevice.clientId, clientId))
      .orderBy(asc(knownDevice.createdAt)),
    passwordResets: await tx
      .select({ createdAt: passwordReset.createdAt, usedAt: passwordReset.usedAt })
      .from(passwordReset)
      .where(eq(passwordReset.clientId, clientId))
      .orderBy(asc(passwordReset.createdAt)),
  };
}
