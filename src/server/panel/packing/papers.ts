import { isPaper } from '#contract/panel/papers.ts';
import { codesPage, papersPage } from '#pages/panel/packing/papers-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Query } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';

/** As many orders as one document holds. */
const MOST_ORDERS = 100;

/** Papers for the orders that the address names, or for the whole queue. */
export function papersRoutes(
  panel: PanelRoutes,
  { settings, ordering, delivery }: Pick<Shop, 'settings' | 'ordering' | 'delivery'>,
): void {
  const { packing } = ordering;
  const { name, postalAddress } = settings.config;
  // A postal address mostly begins with the name already.
  const sender = [...new Set([name, ...postalAddress])];

  panel.page({ path: '/packing/codes', needs: 'parcel.pack' }, async ({ t }) => codesPage(t));

  panel.page({ path: '/packing/papers/:paper', needs: 'parcel.pack' }, async (context) => {
    const { paper } = context.request.params as { paper: string };
    if (!isPaper(paper)) return undefined;
    const wanted = chosenIn(context) ?? (await wholeQueue(context));
    const shown = await packing.papers(context.actor, wanted.slice(0, MOST_ORDERS));
    const isCut = wanted.length > MOST_ORDERS;
    const named = await delivery.namesIn(context.language);
    const orders = shown.map((one) => ({ ...one, deliveryName: named(one.deliveryName) }));
    return papersPage({ t: context.t, paper, orders, isCut, sender });
  });

  async function wholeQueue({ actor }: PanelContext): Promise<string[]> {
    const numbers = new Set<string>();
    let last: Parameters<typeof packing.queue>[1];
    while (numbers.size <= MOST_ORDERS) {
      const part = (await packing.queue(actor, last)) ?? [];
      const before = numbers.size;
      for (const { number } of part) numbers.add(number);
      last = part.at(-1);
      if (numbers.size === before) break;
    }
    return [...numbers];
  }
}

/** Undefined where none is named: then all are meant. */
function chosenIn({ request }: PanelContext): string[] | undefined {
  const { order = [] } = request.query as Query;
  const numbers = [...new Set([order].flat())].filter((number) => number !== '');
  return numbers.length > 0 ? numbers : undefined;
}
