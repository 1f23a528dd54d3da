import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, printOrdersFilter } from '@tintory/api-client';
import type { PrintOrder } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useCameBack } from '../checkout/use-came-back.ts';
import type { ReturnAddresses } from '../checkout/use-pay.ts';

type PayOrderProps = { order: PrintOrder; returns: ReturnAddresses };

/** Leads back to the payment of an order: to its open page, or to a new one at today's prices. */
export function PayOrder({ order: { id, status }, returns }: PayOrderProps) {
  const t = useT('printOrders');
  const { Button } = useKit();
  const { mutate, isPending, isSuccess, reset } = usePayOrder(id, returns);
  useCameBack(reset);
  const label = status === 'awaiting_payment' ? 'payNow' : 'payAgain';
  return (
    <Button variant="primary" loading={isPending || isSuccess} onClick={() => mutate()}>
      {t(`printOrders:order.${label}`)}
    </Button>
  );
}

function usePayOrder(id: string, { successUrl, cancelUrl }: ReturnAddresses) {
  const t = useT('printOrders');
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  return useMutation({
    mutationFn: () => api.printOrders.pay(id, { success_url: successUrl, cancel_url: cancelUrl }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const isPaid = error instanceof ApiError && error.code === 'Conflict';
      const [refusal] = error instanceof ApiError ? Object.values(error.details ?? {}) : [];
      const text = t(isPaid ? 'printOrders:order.payConflict' : 'printOrders:order.payFailed');
      toast({ tone: 'bad', text: refusal ?? text });
      void client.invalidateQueries(printOrdersFilter);
    },
  });
}
