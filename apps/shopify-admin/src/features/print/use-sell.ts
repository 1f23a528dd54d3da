import { ApiError, printInStoreFilter } from '@tintory/api-client';
import type { CreateStoreProductBody, PrintInStore } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Creates the draft in the store; without an answer it asks for the outcome, so that nothing is
 * created twice.
 */
export function useSell(onSold: (sold: PrintInStore) => void) {
  const api = useApi();
  const client = useQueryClient();
  const t = useT('errors', 'merchantPrint');
  const [unsure, setUnsure] = useState(false);
  const selling = useMutation({
    mutationFn: (body: CreateStoreProductBody) =>
      api.printStore.create(body, { onUnsure: () => setUnsure(true) }),
    onSuccess: (sold) => {
      void client.invalidateQueries(printInStoreFilter);
      onSold(sold);
    },
    onSettled: () => setUnsure(false),
  });
  const { error } = selling;
  const details = error instanceof ApiError ? Object.values(error.details ?? {}) : [];
  const code = error instanceof ApiError ? error.code : 'Internal';
  const reasons = [t(`errors:${code as 'Internal'}`, t('errors:Internal')), ...new Set(details)];
  return { sell: selling.mutate, busy: selling.isPending, unsure, reasons: error ? reasons : null };
}
