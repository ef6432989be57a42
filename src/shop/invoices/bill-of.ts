import type { Bill } from '#domain/invoices/billed-lines.ts';
import { lineName } from '#domain/order/line-name.ts';
import { exactly } from '#domain/order/parcels.ts';
import type { Unit } from '#domain/product/product.ts';
import type { LineRow, OrderFile } from '#shop/order/desk/order-file.ts';
import { agreedOf } from '#shop/order/desk/reckon.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';

/** What an order comes to now, as an invoice is made from it; nothing once it is cancelled. */
export function billOf({ order, lines, money, facts }: OrderFile, texts: Texts): Bill {
  const { priceType, rebateGross, deliveryGross, deliveryNet, deliveryVatBasisPoints } = order;
  const agreed = agreedOf({ order, lines });
  const byLine = money
    .filter(({ kind, amount, lineId }) => kind === 'due' && amount < 0 && lineId !== null)
    .map(({ lineId, amount, quantity }) => ({ lineId, amount: -amount, quantity: quantity ?? 0 }));
  const ofAll = order.totalGross - facts.money.due - byLine.reduce((sum, { amount }) => sum + amount, 0);
  return {
    priceType,
    lines: lines.map((line) => soldLine(line, facts.isCancelled, agreed.units)),
    rebate: { gross: rebateGross, net: priceType === 'net' ? agreed.rebate : rebateGross },
    delivery: {
      name: say(texts['invoice.delivery'], order.language, { method: order.deliveryMethodName }),
      price: { gross: deliveryGross, net: deliveryNet ?? deliveryGross },
      taxBasisPoints: deliveryVatBasisPoints,
    },
    lowered: ofAll > 0 ? [...byLine, { lineId: null, amount: ofAll, quantity: 0 }] : byLine,
  };
}

function soldLine(line: LineRow, isCancelled: boolean, units: ReturnType<typeof agreedOf>['units']) {
  const { id, productName: name, sizeName, unitGross, lineGross, lineNet, vatBasisPoints } = line;
  return {
    ...{ id, name: lineName({ name, sizeName }), unit: line.unit as Unit },
    quantity: isCancelled ? 0 : exactly(line.quantity - line.cancelled),
    price: units.get(id) ?? { gross: unitGross, net: unitGross },
    worth: { gross: lineGross, net: lineNet },
    taxBasisPoints: vatBasisPoints,
  };
}
