import { GraphqlQueryError } from '@shopify/shopify-api';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';

const denied = z.object({
  errors: z.object({
    graphQLErrors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })),
  }),
});

const isDenied = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof GraphqlQueryError &&
  (denied
    .safeParse(error.cause.body)
    .data?.errors.graphQLErrors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED') ??
    false);

/** Recognizes the one refusal that the merchant can resolve: a missing scope. */
export async function orScopeMissing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (isDenied(error)) throw new AppError('StoreScopeMissing', { cause: error });
    throw error;
  }
}
