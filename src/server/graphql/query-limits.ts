import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Limits } from '#contract/limits/limits-config.ts';
import { costOf } from './query-cost.ts';
import { aliasesIn, changesIn } from './query-names.ts';
import { shapeProblem } from './query-shape.ts';

const MOST_OPERATIONS = 10;
const MOST_FRAGMENTS = 100;

export type QueryLimits = Pick<Limits, 'queryDepth' | 'queryCost' | 'queryAliases' | 'queryChanges'>;

/**
 * Why a query is more than any real one asks for; undefined where it is not. Everything here is linear in its length.
 * It is asked before any rule of validation, some of which compare every field with every other.
 */
export function limitProblem(
  schema: GraphQLSchema,
  document: DocumentNode,
  { queryDepth, queryCost, queryAliases, queryChanges }: QueryLimits,
): GraphQLError | undefined {
  const operations = document.definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? [one] : []));
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [],
    ),
  );
  if (operations.length > MOST_OPERATIONS)
    return new GraphQLError(`A call may have at most ${MOST_OPERATIONS} operations.`);
  if (document.definitions.length - operations.length > MOST_FRAGMENTS)
    return new GraphQLError(`A query may have at most ${MOST_FRAGMENTS} fragments.`);
  if (aliasesIn(document) > queryAliases)
    return new GraphQLError(`A query may have at most ${queryAliases} aliases.`);
  const shape = shapeProblem(document, fragments, queryDepth);
  if (shape) return new GraphQLError(shape);
  for (const { operation, selectionSet } of operations) {
    if (operation === 'mutation' && changesIn(selectionSet, fragments) > queryChanges)
      return new GraphQLError(`A call may make at most ${queryChanges} changes.`);
    if (costOf(selectionSet, operation, schema, fragments) > queryCost)
      return new GraphQLError('The query asks for too much at once.');
  }
  return undefined;
}
