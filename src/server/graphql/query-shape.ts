import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** Fragments of a query by their name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Fields and fragments that are looked at, those of a fragment each time it is spread. */
const MOST_SELECTIONS = 10_000;
/** Pairs of fields under one name, which are to be the same: validation compares each with each. */
const MOST_PAIRS = 500;

/** What is wrong with the tree of fields that a query is: too deep, too wide, or the same over and over. */
export function shapeProblem(
  { definitions }: DocumentNode,
  fragments: Fragments,
  deepest: number,
): string | undefined {
  let selections = 0;
  let pairs = 0;
  for (const definition of definitions)
    if ('selectionSet' in definition) {
      const problem = walk([definition.selectionSet], 1);
      if (problem) return problem;
    }
  return undefined;

  /** The sets are what is asked for inside one field, and belong together. */
  function walk(sets: readonly SelectionSetNode[], depth: number): string | undefined {
    if (depth > deepest) return `A query may be at most ${deepest} levels deep.`;
    const inside = new Map<string, SelectionSetNode[]>();
    const seen = new Map<string, number>();
    const spread = new Set<string>();
    for (const set of sets) collect(set);
    if (selections > MOST_SELECTIONS) return 'The query asks for too much at once.';
    if (pairs > MOST_PAIRS) return 'The query asks for the same too often.';
    for (const deeper of inside.values()) {
      const problem = walk(deeper, depth + 1);
      if (problem) return problem;
    }
    return undefined;

    function collect(set: SelectionSetNode): void {
      for (const selection of set.selections) {
        if (++selections > MOST_SELECTIONS) return;
        if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
        else if (selection.kind === 'FragmentSpread') {
          const name = selection.name.value;
          const found = spread.has(name) ? undefined : fragments.get(name);
          spread.add(name);
          if (found) collect(found.selectionSet);
        } else {
          const name = (selection.alias ?? selection.name).value;
          const others = seen.get(name) ?? 0;
          pairs += others;
          seen.set(name, others + 1);
          if (!selection.selectionSet) continue;
          const sets = inside.get(name);
          if (sets) sets.push(selection.selectionSet);
          else inside.set(name, [selection.selectionSet]);
        }
      }
    }
  }
}
