import { GraphQLError, type GraphQLSchema } from 'graphql';
import { newAdminBuilder } from './admin-context.ts';
import { orderActions } from './order-actions.ts';
import { orderQueries } from './order-queries.ts';
import { orderTypes } from './order-types.ts';
import { otherQueries } from './other-queries.ts';
import { productOperations } from './product-operations.ts';
import { webhookOperations } from './webhook-operations.ts';

/** Everything that other systems can ask for and do. */
export function buildAdminSchema(): GraphQLSchema {
  const builder = newAdminBuilder();
  builder.scalarType('DateTime', {
    description: 'A moment: "2026-11-19T09:00:00.000Z"',
    serialize: (moment) => moment.toISOString(),
    parseValue: () => {
      throw new GraphQLError('No moment is asked for.');
    },
  });
  builder.queryType({});
  builder.mutationType({});
  orderQueries(builder, orderTypes(builder));
  orderActions(builder);
  productOperations(builder);
  otherQueries(builder);
  webhookOperations(builder);
  return builder.toSchema();
}
