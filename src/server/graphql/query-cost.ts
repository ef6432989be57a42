import {
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** So many entries a list is taken to have: what it really has is limited where it is read. */
const ENTRIES = 10;

/** Refuses a query that asks for more fields than any real one does: each counts, those in a list several times. */
export const notCostlierThan =
  (most: number): ValidationRule =>
  (context) => ({
    OperationDefinition({ selectionSet, operation }) {
      const root = context.getSchema().getRootType(operation) ?? undefined;
      if (costOf(selectionSet, root, context, new Map()) > most)
        context.reportError(new GraphQLError('The query asks for too much at once.'));
      return false;
    },
  });

/**
 * Each fragment is counted once, however often it is spread, as it is run once for the fields around it; inside itself
 * it counts for nothing.
 */
function costOf(
  set: SelectionSetNode,
  type: GraphQLNamedType | undefined,
  context: ValidationContext,
  fragments: Map<string, number>,
): number {
  const spread = new Set<string>();
  let cost = 0;
  for (const selection of set.selections) {
    if (selection.kind === 'Field') cost += ofField(selection);
    else if (selection.kind === 'InlineFragment')
      cost += costOf(selection.selectionSet, typeOf(selection.typeCondition?.name.value), context, fragments);
    else cost += ofSpread(selection);
  }
  return cost;

  function ofField({ name, selectionSet }: FieldNode): number {
    if (!selectionSet) return 1;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
    const inside = costOf(selectionSet, field && getNamedType(field.type), context, fragments);
    return 1 + inside * (field && isListType(getNullableType(field.type)) ? ENTRIES : 1);
  }

  function ofSpread({ name: { value: name } }: FragmentSpreadNode): number {
    if (spread.has(name)) return 0;
    spread.add(name);
    const known = fragments.get(name);
    if (known !== undefined) return known;
    fragments.set(name, 0);
    const fragment = context.getFragment(name);
    const found = fragment
      ? costOf(fragment.selectionSet, typeOf(fragment.typeCondition.name.value), context, fragments)
      : 0;
    fragments.set(name, found);
    return found;
  }

  function typeOf(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? type : context.getSchema().getType(name);
  }
}
