import { pictureFile } from '#contract/links.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';
import type { Email, PlacedOrder } from './email.ts';

/** What an order holds, to be shown as a table, and the same line by line for who reads plain text. */
export type Bought = { lines: BoughtLine[]; sums: string[]; total: string; asText: string };

export type BoughtLine = {
  name: string;
  quantity: string;
  worth: string;
  /** Why it cannot be sent back. */
  note?: string;
  /** The whole address of its picture. */
  picture?: string;
};

type Said = (key: TextKey, values?: Values) => string;

/** What was bought, what takes it there, and what it comes to. */
export function boughtOf(order: PlacedOrder & Pick<Email, 'language'>, origin: string, said: Said): Bought {
  const { delivery, rebate, total, totalGross } = order;
  const amount = (money: string) => (totalGross === undefined ? money : said('price.net', { price: money }));
  const toPay = totalGross === undefined ? '' : ` (${said('price.gross', { price: totalGross })})`;
  const lines = order.lines.map((line) => boughtLine(line, order.language, origin, amount, said));
  const sums = [
    ...(rebate === undefined ? [] : [said('email.orderPlaced.rebate', { amount: amount(rebate) })]),
    said('email.orderPlaced.delivery', { name: delivery.name, amount: amount(delivery.cost) }),
  ];
  const all = said('email.orderPlaced.total', { amount: amount(total) + toPay });
  const asText = [
    ...lines.flatMap(({ name, quantity, worth, note }) => [
      said('email.orderPlaced.line', { product: name, quantity, worth }),
      ...(note ? [note] : []),
    ]),
    ...sums,
    all,
  ].join('\n');
  return { lines, sums, total: all, asText };
}

function boughtLine(
  line: PlacedOrder['lines'][number],
  language: Email['language'],
  origin: string,
  amount: (money: string) => string,
  said: Said,
): BoughtLine {
  const { name, size, quantity, unit, precision, worth, points, withdrawalException, picture } = line;
  return {
    name: [name, size].filter((part) => part !== '').join(', '),
    quantity: `${formatQuantity(quantity, language, precision)} ${said(`unit.${unit}`, { n: quantity })}`,
    worth: worth === undefined ? said('product.points', { n: points ?? 0 }) : amount(worth),
    ...(withdrawalException && { note: said(`withdrawal.except.${withdrawalException}`) }),
    ...(picture && { picture: `${origin}${pictureFile(picture, 320, 'jpg')}` }),
  };
}
