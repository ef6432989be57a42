import {
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { Fragments } from './query-shape.ts';

/** So many entries a list is taken to have: what it really has is limited where it is read. */
const ENTRIES = 10;

/** Questions about the schema itself: fields that its types do not list. */
const ABOUT_SCHEMA = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

/**
 * How many fields an operation asks for: each counts, those in a list several times. Each fragment is counted once for
 * the fields around it, as it is run once for them; inside itself it counts for nothing.
 */
export function costOf(
  operation: SelectionSetNode,
  kind: OperationTypeNode,
  schema: GraphQLSchema,
  fragments: Fragments,
): number {
  const known = new Map<string, number>();
  return costIn(operation, schema.getRootType(kind) ?? undefined);

  function costIn(set: SelectionSetNode, type: GraphQLNamedType | undefined): number {
    const spread = new Set<string>();
    let cost = 0;
    for (const selection of set.selections)
      if (selection.kind === 'Field') cost += ofField(selection, type);
      else if (selection.kind === 'InlineFragment')
        cost += costIn(selection.selectionSet, typeOf(selection.typeCondition?.name.value) ?? type);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        cost += ofSpread(selection);
      }
    return cost;
  }

  function ofField({ name, selectionSet }: FieldNode, type: GraphQLNamedType | undefined): number {
    if (!selectionSet) return 1;
    const named = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
    const field = named ?? ABOUT_SCHEMA.get(name.value);
    const inside = costIn(selectionSet, field && getNamedType(field.type));
    return 1 + inside * (field && isListType(getNullableType(field.type)) ? ENTRIES : 1);
  }

  function ofSpread({ name: { value: name } }: FragmentSpreadNode): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, 0);
    const fragment = fragments.get(name);
    const found = fragment ? costIn(fragment.selectionSet, typeOf(fragment.typeCondition.name.value)) : 0;
    known.set(name, found);
    return found;
  }

  function typeOf(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : schema.getType(name);
  }
}
