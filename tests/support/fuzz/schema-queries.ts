import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { oddNumber, oddText, oddValue } from './odd-values.ts';

const DEEPEST = 4;

/** Queries and changes that a schema allows, with fitting and unfitting values. */
export function schemaQueries(schema: GraphQLSchema): fc.Arbitrary<string> {
  const roots = [
    ...fieldsOf('query', schema.getQueryType()?.getFields()),
    ...fieldsOf('mutation', schema.getMutationType()?.getFields()),
  ];
  return fc
    .constantFrom(...roots)
    .chain(({ operation, field }) =>
      fc
        .array(fieldText(field, DEEPEST), { minLength: 1, maxLength: 3 })
        .map((texts) => `${operation} { ${texts.map((text, n) => `a${n}: ${text}`).join(' ')} }`),
    );
}

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (operation: string, fields: Record<string, Field> = {}) =>
  Object.values(fields).map((field) => ({ operation, field }));

function fieldText(field: Field, depth: number): fc.Arbitrary<string> {
  const args = field.args.map((arg) => fc.tuple(fc.constant(arg.name), literal(arg.type, 3)));
  return fc
    .tuple(fc.tuple(...args), selection(field.type, depth))
    .map(
      ([given, inside]) =>
        field.name +
        (given.length > 0 ? `(${given.map(([name, value]) => `${name}: ${value}`).join(', ')})` : '') +
        inside,
    );
}

function selection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return fc.constant('');
  const fields = Object.values(named.getFields());
  const leaves = fields.filter((field) => !isObjectType(getNamedType(field.type)));
  const wanted = depth > 0 ? fields : leaves;
  if (wanted.length === 0) return fc.constant('{ __typename }');
  return fc
    .subarray(wanted, { minLength: 1, maxLength: Math.min(6, wanted.length) })
    .chain((chosen) => fc.tuple(...chosen.map((field) => fieldText(field, depth - 1))))
    .map((texts) => `{ ${texts.join(' ')} }`);
}

/** Mostly of the right type; now and then of any other. */
function literal(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fitting(type, depth) },
    { weight: 1, arbitrary: oddValue.map(written) },
  );
}

function fitting(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return fitting(type.ofType as GraphQLInputType, depth);
  if (isListType(type))
    return fc
      .array(literal(type.ofType as GraphQLInputType, depth - 1), { maxLength: 4 })
      .map((all) => `[${all}]`);
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    if (depth < 0) return fc.constant('{}');
    const fields = Object.values(type.getFields());
    const [must, may] = [
      fields.filter((one) => isNonNullType(one.type)),
      fields.filter((one) => !isNonNullType(one.type)),
    ];
    return fc
      .subarray(may)
      .chain((chosen) =>
        fc.tuple(
          ...[...must, ...chosen].map((field) =>
            literal(field.type, depth - 1).map((value) => `${field.name}: ${value}`),
          ),
        ),
      )
      .map((all) => `{${all.join(', ')}}`);
  }
  return scalar(String(type));
}

function scalar(name: string): fc.Arbitrary<string> {
  const small = fc.integer({ min: -2, max: 60 }).map(String);
  if (name === 'Int') return fc.oneof(small, oddNumber.map(written));
  if (name === 'Float') return fc.oneof(small, oddNumber.map(written));
  if (name === 'Boolean') return fc.constantFrom('true', 'false');
  if (name === 'ID') return fc.oneof(small, oddText.map(written), oddNumber.map(written));
  return fc.oneof(
    fc.constantFrom('"kawa"', '"1"', '"uniw"', '"00-950"', '"anna@example.org"'),
    oddText.map(written),
  );
}

/** A value as GraphQL writes it; what cannot be written so is a damaged query. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${written(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value) ?? 'null';
}
