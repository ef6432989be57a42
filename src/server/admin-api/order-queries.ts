import { GraphQLError } from 'graphql';
import { ORDER_VIEWS } from '#domain/order/order-views.ts';
import { STAGES } from '#domain/order/stage.ts';
import type { ListedOrder } from '#shop/order/list/listed-order.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { type AdminBuilder, cursorOf, type Page, readCursor } from './admin-context.ts';
import type { OrderTypes } from './order-types.ts';

/** Orders, page by page and one by one. */
export function orderQueries(builder: AdminBuilder, { order, listed }: OrderTypes): void {
  const page = builder.objectRef<Page<ListedOrder>>('OrderPage').implement({
    fields: (t) => ({
      nodes: t.field({ type: [listed], resolve: ({ nodes }) => nodes }),
      next: t.string({
        nullable: true,
        description: 'Given as `after`, it leads on; null where nothing follows.',
        resolve: ({ next }) => (next === undefined ? null : cursorOf(next)),
      }),
    }),
  });
  builder.queryField('orders', (t) =>
    t.field({
      type: page,
      description: [
        'The latest first, 50 at a time; with the right order.read.',
        'Example: `{ orders(view: "to_pack") { nodes { number stage } next } }`',
      ].join('\n\n'),
      args: {
        after: t.arg.string(),
        view: t.arg.string({ description: ORDER_VIEWS.join(', ') }),
        stage: t.arg.string({ description: STAGES.join(', ') }),
        words: t.arg.string({ description: 'Number, name, product; with client.read e-mail and phone too.' }),
      },
      resolve: async (_, { after, view, stage, words }, { shop, actor }) => {
        const found = await shop.backOffice.orderList.page(actor, {
          view: ORDER_VIEWS.find((one) => one === (view ?? 'all')) ?? unknownWord('view'),
          stage: stage ? (STAGES.find((one) => one === stage) ?? unknownWord('stage')) : undefined,
          ...{ words: words ?? undefined, after: readCursor(after) },
        });
        return { nodes: found.rows, next: found.after };
      },
    }),
  );
  builder.queryField('order', (t) =>
    t.field({
      type: order,
      nullable: true,
      description: [
        'One order by its number, null where there is none; with the right order.read or parcel.read.',
        'Example: `{ order(number: "1042") { version stage lines { id name open } parcels { id state } } }`',
      ].join('\n\n'),
      args: { number: t.arg.string({ required: true }) },
      resolve: async (_, { number }, { shop, actor }) => {
        const shown = await shop.ordering.desk.show(actor, number);
        if (shown.ok) return shown.order;
        if (shown.problem === 'forbidden') throw new NotAllowed('order.read');
        return null;
      },
    }),
  );
}

function unknownWord(argument: string): never {
  throw new GraphQLError(`There is no such ${argument}.`, { extensions: { code: 'BAD_ARGUMENT' } });
}
