import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tintory/api-client';
import type { CreatePrintOrderBody } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { addressFields, type Address } from './address.ts';
import type { AddressWork } from './use-address.ts';
import { useCameBack } from './use-came-back.ts';

export type ReturnAddresses = { successUrl: string; cancelUrl: string };

type Wish = Omit<CreatePrintOrderBody, 'success_url' | 'cancel_url'>;

/** What the server found wrong with the address, by its fields. */
function refusedFields(error: unknown): Partial<Record<keyof Address, string>> {
  const details = error instanceof ApiError ? (error.details ?? {}) : {};
  const named = addressFields.map((field) => [field, details[`address.${field}`]] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== undefined));
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === 'OutcomeUnknown' || error.code === 'Offline');

/**
 * Opens the payment page. One idempotency key per order, so a lost answer never makes a second
 * order; a lost answer is reported.
 */
export function usePay(returns: ReturnAddresses, { refuse }: AddressWork) {
  const t = useT('printOrders');
  const api = useApi();
  const { toast } = useKit();
  const [isUnsure, setUnsure] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (wish: Wish) => {
      setUnsure(false);
      return api.printOrders.create(
        { ...wish, success_url: returns.successUrl, cancel_url: returns.cancelUrl },
        { onUnsure: () => setUnsure(true) },
      );
    },
    onSuccess: ({ url }) => location.assign(url),
    onSettled: () => setUnsure(false),
    onError: (failure) => {
      const fields = refusedFields(failure);
      refuse(fields);
      if (Object.keys(fields).length > 0) {
        toast({ tone: 'bad', text: t('printOrders:checkout.changed') });
      }
    },
  });

  useCameBack(reset);

  const problem = (): string | null => {
    if (isUnsure) return t('printOrders:checkout.unsure');
    if (!error) return null;
    if (isUnknown(error)) return t('printOrders:checkout.unknown');
    const details = error instanceof ApiError ? Object.values(error.details ?? {}) : [];
    return details[0] ?? t('printOrders:checkout.failed');
  };
  return { pay: mutate, isPaying: isPending || isSuccess, isUnsure, problem: problem() };
}
