import { GraphQLError, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** How often a query may ask for the same under another name, and how many changes one call may make. */
export type MostNames = { aliases: number; changes: number };

/**
 * Refuses a query with more names of its own than the largest form has fields: forms ask for the check of each field by
 * the field's name, in one query. Changes are counted by themselves.
 */
export const withFewNames =
  ({ aliases, changes }: MostNames): ValidationRule =>
  (context) => {
    let found = 0;
    return {
      Field({ alias }) {
        if (alias) found++;
        if (alias && found === aliases + 1)
          context.reportError(new GraphQLError(`A query may have at most ${aliases} aliases.`));
      },
      OperationDefinition({ operation, selectionSet }) {
        if (operation === 'mutation' && changesIn(selectionSet, context, new Set()) > changes)
          context.reportError(new GraphQLError(`A call may make at most ${changes} changes.`));
      },
    };
  };

function changesIn(set: SelectionSetNode, context: ValidationContext, seen: Set<string>): number {
  let count = 0;
  for (const selection of set.selections)
    if (selection.kind === 'Field') count++;
    else if (selection.kind === 'InlineFragment') count += changesIn(selection.selectionSet, context, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += changesIn(fragment.selectionSet, context, seen);
    }
  return count;
}
