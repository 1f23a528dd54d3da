import { useQuery } from '@tanstack/react-query';
import { printOrderQuery } from '@tintory/api-client';
import { useLanguage } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useEffect, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';

const everyMs = 1_500;

/** The webhook event usually arrives within a second or two. */
const timeoutMs = 40_000;

/**
 * The state of an order after the return from the payment page. Paid items leave the cart; nothing
 * counts as paid before the server knows it from the payment provider.
 */
export function usePaidOrder(id: string) {
  const { language } = useLanguage();
  const { remove } = useCart();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: order, isError } = useQuery({
    ...printOrderQuery(useApi(), id, language),
    enabled: id !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isLate || (data && data.status !== 'awaiting_payment') ? false : everyMs,
  });
  const isPaid = order !== undefined && order.receipt_url !== null;
  useEffect(() => {
    if (isPaid) for (const line of order.items) remove(line);
  }, [isPaid, order, remove]);
  if (!order) return { state: isError || id === '' ? 'unknown' : 'waiting', order } as const;
  if (order.status === 'awaiting_payment') {
    return { state: isLate ? 'late' : 'waiting', order } as const;
  }
  const isMade = !['failed', 'refunded', 'canceled'].includes(order.status);
  return { state: isMade ? 'paid' : 'failed', order } as const;
}
