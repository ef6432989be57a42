import type { GraphQLSchema } from 'graphql';

/** What can be asked or done: what it is, and an example that can be run. */
export type Operation = { name: string; text: string; example: string };

const EXAMPLE = /\n\nExample: `(.+)`$/s;

/** Every query and change of the schema, with the words that stand there. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const types = [schema.getQueryType(), schema.getMutationType()];
  return types.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, description }) => {
      const [whole = '', example = ''] = EXAMPLE.exec(description ?? '') ?? [];
      return { name, example, text: (description ?? '').slice(0, -whole.length || undefined) };
    }),
  );
}
