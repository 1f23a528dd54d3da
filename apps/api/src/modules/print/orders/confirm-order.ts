import { AppError } from '../../../platform/errors.ts';
import type { PrintProvider, ProviderOrder } from '../print-provider.ts';
import { later, type GivingUp } from './give-up-order.ts';
import type { OrderRow } from './orders.repository.ts';

/** As long as this an order waits for a provider that does not answer, in milliseconds. */
const timeoutMs = 3 * 86_400_000;

type Parts = {
  provider: Pick<PrintProvider, 'confirmOrder'>;
  steps: Pick<GivingUp, 'move' | 'apply' | 'giveUp'>;
  now: () => Date;
};

/** Whether an order has waited for its provider for as long as one may. */
export const isTooLate = ({ paidAt }: OrderRow, now: Date): boolean =>
  +now - +(paidAt ?? now) > timeoutMs;

export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PrintRefused';

/** Has a draft made. Whoever changed the order since has the last word: `order` must be as it is stored. */
export const confirmDraft =
  ({ provider, steps, now }: Parts) =>
  async (order: OrderRow, draft: ProviderOrder): Promise<OrderRow | undefined> => {
    if (isTooLate(order, now())) return steps.giveUp(order, 'failed', 'unavailable');
    try {
      return await steps.apply(order, await provider.confirmOrder(draft));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return steps.giveUp(order, 'failed', 'addressRefused');
    }
  };

/**
 * The draft's id is stored before it is confirmed, so that giving the order up cancels the draft.
 */
export const keepDraft = (parts: Parts) => {
  const { steps, now } = parts;
  const confirm = confirmDraft(parts);
  return async (order: OrderRow, draft: ProviderOrder): Promise<OrderRow | undefined> => {
    if (draft.status !== 'draft') return steps.apply(order, draft);
    const kept = await steps.move(order, { providerOrderId: draft.id, checkAt: later(now()) });
    return kept && confirm(kept, draft);
  };
};
