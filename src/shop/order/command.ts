import { readWords } from '#shop/command-line/read-words.ts';

export const ORDER_USAGE = `  npm run shop -- order list             the newest orders: number, stage, money, total
      --stage STAGE                      only those that have come so far, such as paid or packing
  npm run shop -- order show NUMBER      all about one order
  npm run shop -- order paid NUMBER      writes down a payment: all that is missing, unless --amount says how much
      --amount 12.50 --reference TEXT    what came, and how the bank calls it
      --even-more                        also if it is more than is missing
  npm run shop -- order pack NUMBER      packs all that is open into one parcel
      --even-unpaid                      also before the money is there
  npm run shop -- order ship NUMBER      hands its packed parcels over
      --tracking NUMBER --link ADDRESS   by which they are followed
  npm run shop -- order cancel NUMBER    gives up what is not packed, and says what is owed
  npm run shop -- order refund NUMBER    notes that money went back: all that is owed, unless --amount says how much
      --amount 12.50 --reference TEXT
`;

/** Amounts are in whole units of the order's currency, with a point before the cents. */
export type OrderCommand = { name: 'order' } & (
  | { action: 'list'; stage?: string | undefined }
  | { action: 'show'; number: string }
  | { action: 'cancel'; number: string }
  | ({ action: 'paid'; number: string; evenMore: boolean } & MoneyCommand)
  | ({ action: 'refund'; number: string } & MoneyCommand)
  | { action: 'pack'; number: string; evenUnpaid: boolean }
  | { action: 'ship'; number: string; tracking?: string | undefined; link?: string | undefined }
);

type MoneyCommand = { amount?: number | undefined; reference?: string | undefined };

const VALUES = {
  list: ['--stage'],
  show: [],
  paid: ['--amount', '--reference'],
  pack: [],
  ship: ['--tracking', '--link'],
  cancel: [],
  refund: ['--amount', '--reference'],
} as const;

const FLAGS: { [Action in OrderActionName]?: string[] } = {
  paid: ['--even-more'],
  pack: ['--even-unpaid'],
};

type OrderActionName = keyof typeof VALUES;

/** What `order …` asks for, or one sentence on why it cannot be understood. */
export function readOrderCommand([action = '', ...rest]: readonly string[]):
  | OrderCommand
  | { problem: string } {
  if (!isAction(action)) return { problem: `Say what to do with orders: ${Object.keys(VALUES).join(', ')}.` };
  const words = readWords(rest, FLAGS[action] ?? [], VALUES[action]);
  if ('problem' in words) return words;
  const [number, tooMany] = words.files;
  const extra = action === 'list' ? number : tooMany;
  if (extra !== undefined) return { problem: `'${extra}' is not known here.` };
  if (action === 'list') return { name: 'order', action, stage: words.values.get('--stage') };
  if (number === undefined) return { problem: `Say which order: npm run shop -- order ${action} NUMBER` };
  switch (action) {
    case 'paid': {
      const money = readMoney(words.values);
      return 'problem' in money
        ? money
        : { name: 'order', action, number, evenMore: words.flags.has('--even-more'), ...money };
    }
    case 'refund': {
      const money = readMoney(words.values);
      return 'problem' in money ? money : { name: 'order', action, number, ...money };
    }
    case 'pack':
      return { name: 'order', action, number, evenUnpaid: words.flags.has('--even-unpaid') };
    case 'ship':
      return {
        ...{ name: 'order', action, number },
        ...{ tracking: words.values.get('--tracking'), link: words.values.get('--link') },
      };
    default:
      return { name: 'order', action, number };
  }
}

const isAction = (word: string): word is OrderActionName => word in VALUES;

function readMoney(values: ReadonlyMap<string, string>): MoneyCommand | { problem: string } {
  const written = values.get('--amount');
  const reference = values.get('--reference');
  if (written === undefined) return { reference };
  const amount = /^\d{1,7}([.,]\d{1,2})?$/.test(written)
    ? Math.round(Number(written.replace(',', '.')) * 100)
    : 0;
  if (amount === 0) return { problem: `--amount must be an amount such as 12.50, not '${written}'.` };
  return { amount, reference };
}
