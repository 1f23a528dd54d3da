import { storeMemberQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Ends the store's plan and shows what the store has then. */
export function useCancelPlan(onDone: () => void) {
  const t = useT('merchant');
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  return useMutation({
    mutationFn: () => api.store.cancelPlan(),
    onSuccess: async (member) => {
      const { queryKey } = storeMemberQuery(api);
      // An answer from before must not come after this one.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, member);
      toast({ tone: 'good', text: t('merchant:plan.cancel.done') });
      onDone();
    },
  });
}
