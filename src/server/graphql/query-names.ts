import type { DocumentNode, SelectionSetNode } from 'graphql';
import type { Fragments } from './query-shape.ts';

/** How many names of its own a query has: forms ask for the check of each field by the field's name, in one query. */
export function aliasesIn({ definitions }: DocumentNode): number {
  let found = 0;
  for (const definition of definitions) if ('selectionSet' in definition) countIn(definition.selectionSet);
  return found;

  function countIn(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'FragmentSpread') continue;
      if (selection.kind === 'Field' && selection.alias) found++;
      countIn(selection.selectionSet);
    }
  }
}

/** How many changes one call would make. */
export function changesIn(
  set: SelectionSetNode,
  fragments: Fragments,
  seen: Set<string> = new Set(),
): number {
  let count = 0;
  for (const selection of set.selections)
    if (selection.kind === 'Field') count++;
    else if (selection.kind === 'InlineFragment') count += changesIn(selection.selectionSet, fragments, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      if (fragment) count += changesIn(fragment.selectionSet, fragments, seen);
    }
  return count;
}
