import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, printOrderQuery, printOrdersFilter } from '@tintory/api-client';
import type { PrintOrder } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';

const over: readonly PrintOrder['status'][] = ['delivered', 'refunded', 'canceled'];

const everyMs = 15_000;

/** An order, asked for again as long as something can happen to it. */
export function useOrder(id: string) {
  const { language } = useLanguage();
  return useQuery({
    ...printOrderQuery(useApi(), id, language),
    enabled: id !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && over.includes(data.status) ? false : everyMs,
    retry: (failures, error) =>
      !(error instanceof ApiError && error.code === 'NotFound') && failures < 2,
  });
}

/** Canceling an order; what became of it is shown whatever the answer was. */
export function useCancelOrder(id: string, onDone: () => void) {
  const t = useT('printOrders');
  const { toast } = useKit();
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.printOrders.cancel(id),
    onSuccess: ({ status, reason }) => {
      const isOver = over.includes(status);
      toast({ tone: 'info', text: (!isOver && reason) || t('printOrders:order.canceled') });
    },
    onError: (error) => {
      const isLate = error instanceof ApiError && error.code === 'Conflict';
      const text = t(isLate ? 'printOrders:order.tooLate' : 'printOrders:order.cancelFailed');
      toast({ tone: 'bad', text });
    },
    onSettled: () => {
      onDone();
      void client.invalidateQueries(printOrdersFilter);
    },
  });
}
