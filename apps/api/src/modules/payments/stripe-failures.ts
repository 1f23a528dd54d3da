import { Stripe } from 'stripe';
import { AppError } from '../../platform/errors.ts';
import { CustomerGone } from './payments.ts';

const refused = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeError;

/** Whether Stripe knows no object of the id that a path names. */
export const isMissing = (error: unknown): boolean =>
  refused(error) && error.code === 'resource_missing' && error.param !== 'customer';

/** Whether nothing of a payment is left to refund: it was refunded, or its bank took it back. */
export const isGivenBack = (error: unknown): boolean =>
  refused(error) && (error.code === 'charge_already_refunded' || error.code === 'charge_disputed');

/** Maps Stripe's error to ours: its HTTP status says nothing about our caller. */
function toFailure(error: unknown): unknown {
  if (!refused(error)) return error;
  const isGone = error.code === 'resource_missing' && error.param === 'customer';
  return isGone ? new CustomerGone(error) : new AppError('ProviderUnavailable', { cause: error });
}

/** The same call, failing in the product's words. */
export const inOurWords =
  <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await ask(...args);
    } catch (error) {
      throw toFailure(error);
    }
  };

/** The same list, failing in the product's words. */
export async function* listInOurWords<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw toFailure(error);
  }
}
