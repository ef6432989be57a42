import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  TokenKind,
  type ValidationRule,
  validate,
} from 'graphql';
import { type Limits, limitsOf } from '#contract/limits/limits-config.ts';
import { limitProblem } from './query-limits.ts';

const MOST_TOKENS = 10_000;
const MOST_SHAPES = 500;

export type Operation = {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
};

/** It would change something once too often, takes longer than anybody waits, or there is no room for it. */
export type Unanswered = 'too_many' | 'too_slow' | 'turned_away';

/** What was wrong with a query before it was run, or what came of it. */
export type QueryOutcome =
  | { refused: readonly GraphQLError[] }
  | { unanswered: Unanswered }
  | ExecutionResult;

/**
 * Runs queries. One that has the shape of a valid one is not validated again: forms ask the same with other values
 * all the time. Of a query only its shape is kept, without what shoppers type into it.
 */
export function queryRunner<Context extends { allowChange: () => Promise<boolean> }>(
  schema: GraphQLSchema,
  limits: Limits = limitsOf({}),
  rules: readonly ValidationRule[] = specifiedRules,
) {
  const valid = new Set<string>();

  function problemsOf(document: DocumentNode): readonly GraphQLError[] {
    const shape = shapeOf(document);
    if (valid.has(shape)) return [];
    const tooMuch = limitProblem(schema, document, limits);
    if (tooMuch) return [tooMuch];
    const problems = validate(schema, document, rules);
    if (problems.length > 0) return problems;
    if (valid.size >= MOST_SHAPES) valid.clear();
    valid.add(shape);
    return [];
  }

  return async (
    operation: Operation,
    context: Context,
    isLetIn: (document: DocumentNode) => boolean = () => true,
  ): Promise<QueryOutcome> => {
    const document = read(operation.query);
    if ('refused' in document) return document;
    if (!isLetIn(document)) return { unanswered: 'turned_away' };
    const refused = problemsOf(document);
    if (refused.length > 0) return { refused };
    if (changesSomething(document, operation) && !(await context.allowChange()))
      return { unanswered: 'too_many' };
    const outcome = execute({
      schema,
      document,
      contextValue: context,
      variableValues: operation.variables,
      operationName: operation.operationName,
    });
    return within(limits.querySeconds, outcome);
  };
}

const changesSomething = (document: DocumentNode, { operationName }: Operation) =>
  getOperationAST(document, operationName)?.operation === 'mutation';

async function within(
  seconds: number,
  outcome: ExecutionResult | Promise<ExecutionResult>,
): Promise<QueryOutcome> {
  if (!('then' in outcome)) return outcome;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<QueryOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ unanswered: 'too_slow' }), seconds * 1000);
  });
  return Promise.race([outcome, tooSlow]).finally(() => clearTimeout(timer));
}

function read(query: string): DocumentNode | { refused: readonly GraphQLError[] } {
  try {
    return parse(query, { maxTokens: MOST_TOKENS });
  } catch (error) {
    return { refused: [error as GraphQLError] };
  }
}

/** The query word by word, its texts emptied: no rule asks what is in a text, and our types take any. */
function shapeOf({ loc }: DocumentNode): string {
  const words: string[] = [];
  for (let token = loc?.startToken.next; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) continue;
    const isText = token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING;
    words.push(isText ? '""' : (token.value ?? token.kind));
  }
  return words.join(' ');
}
