import { GraphQLError, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** Refuses a query with more selections inside one another than any real one has, fragments included. */
export const notDeeperThan =
  (deepest: number): ValidationRule =>
  (context) => ({
    OperationDefinition({ selectionSet }) {
      if (depthOf(selectionSet, context, new Map()) > deepest)
        context.reportError(new GraphQLError(`A query may be at most ${deepest} levels deep.`));
      return false;
    },
  });

/** Each fragment is measured once, however often it is spread; inside itself it counts for nothing. */
function depthOf(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  fragments: Map<string, number>,
): number {
  if (!set) return 0;
  let deepest = 0;
  for (const selection of set.selections)
    deepest = Math.max(
      deepest,
      selection.kind === 'FragmentSpread'
        ? ofFragment(selection.name.value)
        : (selection.kind === 'Field' ? 1 : 0) + depthOf(selection.selectionSet, context, fragments),
    );
  return deepest;

  function ofFragment(name: string): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    fragments.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet, context, fragments);
    fragments.set(name, depth);
    return depth;
  }
}
