import {
  type DocumentNode,
  execute,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { Bucket } from './bucket.ts';
import type { FailureKind, Failures } from './failures.ts';
import { buildAdminSchema } from './graphql/build-schema.ts';
import type { Context } from './graphql/context.ts';
import { createCost } from './graphql/cost.ts';

export type AdminQuery = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};

export type AdminAnswer = {
  body: Record<string, unknown>;
  /** The fault to simulate. */
  failure: FailureKind | null;
};

const maxQueryCost = 1_000;

/** Runs Admin API queries: validates them, computes their cost and executes them. */
export function createAdminApi(failures: Failures) {
  const schema = buildAdminSchema();

  const plain = (errors: readonly GraphQLError[]): AdminAnswer => ({
    body: { errors: errors.map((error) => error.toJSON()) },
    failure: null,
  });

  function read(query: string): DocumentNode | readonly GraphQLError[] {
    try {
      const document = parse(query);
      const errors = validate(schema, document);
      return errors.length > 0 ? errors : document;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  async function run(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    asked: AdminQuery,
    context: Context,
    bucket: Bucket,
  ): Promise<AdminAnswer> {
    const { variables: variableValues, operationName } = asked;
    const cost = createCost(schema, document, operation, variableValues);
    const { requested, names } = cost;
    const failure = failures.take([operation.name?.value ?? '', ...names], context.shop.domain);
    const bill = (actual: number | null) => ({
      cost: {
        requestedQueryCost: requested,
        actualQueryCost: actual,
        throttleStatus: bucket.status(),
      },
    });
    if (requested > maxQueryCost)
      return { body: { errors: [tooDear(requested)], extensions: bill(null) }, failure: null };
    // Checked before the rate limit, so that a queued fault always occurs.
    if (failure === '500' || failure === 'timeout') return { body: {}, failure };
    if (failure === 'throttled' || !bucket.take(requested))
      return { body: { errors: [throttled], extensions: bill(null) }, failure: null };
    const result = await execute({
      schema,
      document,
      contextValue: { ...context, failing: failure === 'userErrors' },
      variableValues,
      ...(operationName ? { operationName } : {}),
    });
    const actual = cost.actual(result.data);
    bucket.give(Math.max(0, requested - actual));
    return { body: { ...result, extensions: bill(actual) }, failure };
  }

  return async (asked: AdminQuery, context: Context, bucket: Bucket): Promise<AdminAnswer> => {
    const document = read(asked.query);
    if (!('definitions' in document)) return plain(document);
    const operation = chosen(document, asked.operationName);
    if (!operation) return plain([new GraphQLError('An operation name is required')]);
    return run(document, operation, asked, context, bucket);
  };
}

/** The operation of this name, or the only one. */
function chosen(document: DocumentNode, name?: string): OperationDefinitionNode | undefined {
  const all = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (name) return all.find((one) => one.name?.value === name);
  return all.length === 1 ? all[0] : undefined;
}

const throttled = {
  message: 'Throttled',
  extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
};

const tooDear = (cost: number) => ({
  message: `Query cost is ${cost}, which exceeds the single query max cost limit (${maxQueryCost}).`,
  extensions: {
    code: 'MAX_COST_EXCEEDED',
    cost,
    maxCost: maxQueryCost,
    documentation: 'https://shopify.dev/api/usage/rate-limits',
  },
});
