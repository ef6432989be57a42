import type { DocumentNode } from 'graphql';
import type { LoadKind } from '#server/overload/load-kind.ts';

type QueryKind = Extract<LoadKind, 'search' | 'basket' | 'order'>;

const WORTH: readonly QueryKind[] = ['search', 'basket', 'order'];

const KINDS: Readonly<Record<string, QueryKind>> = {
  orderQuote: 'order',
  orderCreate: 'order',
  basket: 'basket',
  validateClientData: 'basket',
};

/** What a query is worth to the shop when it cannot serve all: what the least of its parts is worth. */
export function queryKindOf({ definitions }: DocumentNode): QueryKind {
  let least = WORTH.length - 1;
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition')
      for (const selection of definition.selectionSet.selections) {
        const named =
          selection.kind === 'Field' ? kindOf(selection.name.value, definition.operation) : 'search';
        least = Math.min(least, WORTH.indexOf(named));
      }
  return WORTH[least] ?? 'search';
}

/** A change of anything is what a form is elsewhere. */
const kindOf = (field: string, operation: string): QueryKind =>
  (Object.hasOwn(KINDS, field) ? KINDS[field] : undefined) ??
  (operation === 'mutation' ? 'basket' : 'search');
