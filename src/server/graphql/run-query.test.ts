import { GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import { limitsOf } from '#contract/limits/limits-config.ts';
import type { QueryContext } from './context.ts';
import { queryRunner } from './run-query.ts';

const Thing: GraphQLObjectType = new GraphQLObjectType({
  name: 'Thing',
  fields: () => ({
    thing: { type: Thing, resolve: () => ({}) },
    things: { type: new GraphQLList(Thing), resolve: () => [] },
    slow: { type: GraphQLString, resolve: () => new Promise(() => {}) },
    echo: { type: GraphQLString, args: { text: { type: GraphQLString } }, resolve: (_, { text }) => text },
    count: { type: GraphQLInt, args: { n: { type: GraphQLInt } }, resolve: (_, { n }) => n },
  }),
});
const context = {} as QueryContext;
const open = () => {
  const run = queryRunner(new GraphQLSchema({ query: Thing }));
  return async (query: string) => run({ query }, context);
};

test('a query of a known shape is answered with its own values', async () => {
  const run = open();
  for (const text of ['a', 'b # no comment', 'say \\"c\\"', ''])
    expect(await run(`{ one: echo(text: "${text}") }`)).toMatchObject({
      data: { one: text.replaceAll('\\"', '"') },
    });
});

test('a query that only looks like a valid one is refused, in whichever order they come', async () => {
  const run = open();
  expect(await run('{ count(n: 1) }')).toHaveProperty('data');
  for (const query of [
    '{ count(n: "1") }',
    '{ count(n: 99999999999) }',
    '{ count(m: 1) }',
    '{ count { n } }',
  ])
    expect(await run(query)).toHaveProperty('refused');
  expect(await run('{ echo(text: "x") }')).toHaveProperty('data');
  for (const query of [
    '{ echo(text: x) }',
    '{ echo(text: "x" text: "y") }',
    '{ echo(text: """x""") nothing }',
  ])
    expect(await run(query)).toHaveProperty('refused');
});

test('words of a query do not run together: what is in a text is never taken for the query', async () => {
  const run = open();
  expect(await run('{ echo(text: "") }')).toHaveProperty('data');
  expect(await run('{ echo(text: "") nothing(text: "") }')).toHaveProperty('refused');
  expect(await run('{ echo(text: ") nothing(text: ") }')).toMatchObject({
    data: { echo: ') nothing(text: ' },
  });
});

test('the schema may be asked for, and not a hundred times at once', async () => {
  const run = open();
  const types = 'types { name fields { name args { name type { name } } type { name kind } } }';
  expect(await run(`{ __schema { ${types} } }`)).toHaveProperty('data');
  expect(await run('{ __type(name: "Thing") { fields { name type { name } } } }')).toHaveProperty('data');
  const often = (field: string) => Array.from({ length: 99 }, (_, n) => `a${n}: ${field}`).join(' ');
  for (const query of [
    `{ ${often(`__schema { ${types} }`)} }`,
    `{ __schema { ${often(types)} } }`,
    `{ ${often('__type(name: "Thing") { fields { name args { name } } }')} }`,
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  ])
    expect(await run(query)).toMatchObject({
      refused: [{ message: 'The query asks for too much at once.' }],
    });
});

test('fragments count for the depth, and many of them cost no time', async () => {
  const run = open();
  const nested = (levels: number) => `{ ${'thing { '.repeat(levels - 1)}echo${' }'.repeat(levels)}`;
  expect(await run(nested(12))).toHaveProperty('data');
  expect(await run(nested(13))).toHaveProperty('refused');
  const chain = Array.from({ length: 13 }, (_, n) => `fragment F${n} on Thing { thing { ...F${n + 1} } }`);
  expect(await run(`{ ...F0 } ${chain.join(' ')} fragment F13 on Thing { echo }`)).toHaveProperty('refused');
  const wide = Array.from({ length: 40 }, (_, n) => `fragment W${n} on Thing { ...W${n + 1} ...W${n + 1} }`);
  expect(await run(`{ ...W0 } ${wide.join(' ')} fragment W40 on Thing { echo }`)).toHaveProperty('data');
  expect(await run('{ ...C } fragment C on Thing { thing { ...C } }')).toHaveProperty('refused');
});

test('a query may ask for so many fields, and lists count for several', async () => {
  const run = open();
  const nested = (lists: number) => `{ ${'things { '.repeat(lists)}echo${' }'.repeat(lists)} }`;
  expect(await run(nested(3))).toHaveProperty('data');
  expect(await run(nested(4))).toHaveProperty('refused');
  const doubled = Array.from(
    { length: 11 },
    (_, n) => `fragment D${n} on Thing { a: thing { ...D${n + 1} } b: thing { ...D${n + 1} } }`,
  );
  expect(await run(`{ ...D3 } ${doubled.slice(3).join(' ')} fragment D11 on Thing { echo }`)).toHaveProperty(
    'data',
  );
  expect(await run(`{ ...D0 } ${doubled.join(' ')} fragment D11 on Thing { echo }`)).toHaveProperty(
    'refused',
  );
});

test('a query may have so many names of its own, in fragments too', async () => {
  const run = open();
  const names = (count: number, first = 0) =>
    Array.from({ length: count }, (_, n) => `a${n + first}: echo`).join(' ');
  expect(await run(`{ ${names(100)} }`)).toHaveProperty('data');
  expect(await run(`{ ${names(101)} }`)).toHaveProperty('refused');
  expect(await run(`{ ${names(60)} ...F } fragment F on Thing { ${names(60, 60)} }`)).toHaveProperty(
    'refused',
  );
});

test.each([
  ['the same hundreds of times', `{ ${'thing{thing{thing{echo}}} '.repeat(700)}}`],
  ['the same in many fragments', `{ ${fragmentNames(60)} } ${fragments(60, 'thing { echo }')}`],
  ['the same in a fragment nobody uses', `{ echo } fragment F on Thing { ${'thing { echo } '.repeat(50)} }`],
  ['too deep', `{ ${'thing { '.repeat(20)}echo${' }'.repeat(21)}`],
  ['too many aliases', `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: echo`).join(' ')} }`],
  ['too many operations', Array.from({ length: 11 }, (_, n) => `query Q${n} { echo }`).join(' ')],
  ['too many fragments', `{ echo } ${fragments(101, 'echo')}`],
  ['fragments that multiply', `{ ...M0 } ${multiplied(12)} fragment M12 on Thing { echo }`],
  ['lists in lists', `{ ${'things { '.repeat(4)}echo${' }'.repeat(4)} }`],
])('a query that is %s is refused before any rule of validation looks at it', async (_, query) => {
  let rulesRun = 0;
  const counting = () => {
    rulesRun++;
    return {};
  };
  const run = queryRunner(new GraphQLSchema({ query: Thing }), limitsOf({}), [counting]);
  expect(await run({ query: '{ echo }' }, context)).toHaveProperty('data');
  expect(rulesRun).toBe(1);
  expect(await run({ query }, context)).toHaveProperty('refused');
  expect(rulesRun).toBe(1);
});

test('what several parts of a page ask for may be the same', async () => {
  const run = open();
  const parts = Array.from({ length: 8 }, (_, n) => `fragment P${n} on Thing { echo thing { echo } }`);
  const spread = parts.map((_, n) => `...P${n}`).join(' ');
  expect(await run(`{ ${spread} } ${parts.join(' ')}`)).toHaveProperty('data');
});

test('a query for which there is no room is read, and neither checked nor run', async () => {
  const run = queryRunner(new GraphQLSchema({ query: Thing }));
  expect(await run({ query: '{ nothing }' }, context, () => false)).toEqual({ unanswered: 'turned_away' });
});

function fragmentNames(count: number): string {
  return Array.from({ length: count }, (_, n) => `...F${n}`).join(' ');
}

function fragments(count: number, inside: string): string {
  return Array.from({ length: count }, (_, n) => `fragment F${n} on Thing { ${inside} }`).join(' ');
}

/** Each spreads the next twice. */
function multiplied(count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `fragment M${n} on Thing { a: thing { ...M${n + 1} } b: thing { ...M${n + 1} } }`,
  ).join(' ');
}

test('a query is waited for only so long', async () => {
  const limits = limitsOf({ limits: { querySeconds: 1 } });
  const run = queryRunner(new GraphQLSchema({ query: Thing }), limits);
  expect(await run({ query: '{ slow }' }, context)).toEqual({ unanswered: 'too_slow' });
});

test('a change is made only as often as it may be', async () => {
  let changes = 0;
  const Change = new GraphQLObjectType({
    name: 'Change',
    fields: { change: { type: GraphQLInt, resolve: () => ++changes } },
  });
  const run = queryRunner(new GraphQLSchema({ query: Thing, mutation: Change }));
  const allow = (allowed: boolean) => ({ allowChange: async () => allowed }) as QueryContext;
  expect(await run({ query: 'mutation { change }' }, allow(true))).toEqual({ data: { change: 1 } });
  expect(await run({ query: 'mutation { change }' }, allow(false))).toEqual({ unanswered: 'too_many' });
  expect(await run({ query: '{ echo(text: "x") }' }, allow(false))).toHaveProperty('data');
  expect(changes).toBe(1);
});
