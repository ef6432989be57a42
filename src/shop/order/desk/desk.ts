import { cancelLabel } from '#shop/carriers/cancel-label.ts';
import { orderLabel } from '#shop/carriers/order-label.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { checkReturn } from './check-return.ts';
import { editAddress, editContact } from './edit-contact.ts';
import { deliveryMethodsFor, editDelivery } from './edit-delivery.ts';
import { editLines, quoteAddition } from './edit-lines.ts';
import { findGoods } from './find-goods.ts';
import { sendEmailAgain, showEmail } from './order-email.ts';
import { dropParcel, packAll, packParcel, scanLine, startParcel, unpackParcel } from './parcels.ts';
import { recordPayment, recordWhole } from './payments.ts';
import { askRefund, confirmRefund, failRefund, quoteRefund, reverseEntry } from './refunds.ts';
import { announceReturn, receiveReturn } from './returns.ts';
import { deliverParcel, loseParcel, sendParcel, takeParcelBack } from './sent-parcels.ts';
import { refuseReturn, settleReturn } from './settle-return.ts';
import { showOrder } from './show-order.ts';
import { cancelOrder, holdOrder, releaseOrder, writeNote } from './whole-order.ts';

export type Desk = ReturnType<typeof openDesk>;

/** What the staff does with orders; who may do what is decided in each. */
export function openDesk(parts: OrdersParts) {
  const at =
    <Rest extends unknown[], Answer>(work: (parts: OrdersParts, ...rest: Rest) => Answer) =>
    (...rest: Rest): Answer =>
      work(parts, ...rest);
  return {
    show: at(showOrder),
    hold: at(holdOrder),
    release: at(releaseOrder),
    note: at(writeNote),
    cancel: at(cancelOrder),
    editLines: at(editLines),
    findGoods: at(findGoods),
    quoteAddition: at(quoteAddition),
    editAddress: at(editAddress),
    editContact: at(editContact),
    editDelivery: at(editDelivery),
    deliveryMethods: at(deliveryMethodsFor),
    showEmail: at(showEmail),
    sendEmail: at(sendEmailAgain),
    recordPayment: at(recordPayment),
    recordWhole: at(recordWhole),
    askRefund: at(askRefund),
    quoteRefund: at(quoteRefund),
    confirmRefund: at(confirmRefund),
    failRefund: at(failRefund),
    reverse: at(reverseEntry),
    startParcel: at(startParcel),
    scan: at(scanLine),
    dropParcel: at(dropParcel),
    pack: at(packParcel),
    packAll: at(packAll),
    unpack: at(unpackParcel),
    orderLabel: at(orderLabel),
    cancelLabel: at(cancelLabel),
    send: at(sendParcel),
    deliver: at(deliverParcel),
    lose: at(loseParcel),
    takeBack: at(takeParcelBack),
    announceReturn: at(announceReturn),
    receiveReturn: at(receiveReturn),
    checkReturn: at(checkReturn),
    settleReturn: at(settleReturn),
    refuseReturn: at(refuseReturn),
  };
}
