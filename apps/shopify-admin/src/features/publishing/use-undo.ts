import { isOutcomeUnknown, storeFilter } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeProblem } from '../../store/store-problem.ts';

/** Restores the previous picture in the store, and shows the outcome. */
export function useUndo() {
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  const t = useT('merchant');
  return useMutation({
    mutationFn: (publicationId: string) => api.store.undoPublication(publicationId),
    onSuccess: () => toast({ tone: 'good', text: t('merchant:publish.undone') }),
    onError: (error) => {
      const problem = `merchant:publish.problem.${storeProblem(error)}` as const;
      const text = t(isOutcomeUnknown(error) ? 'merchant:publish.undoUnknown' : problem);
      toast({ tone: 'bad', text });
    },
    // A failed call may still have undone it.
    onSettled: () => client.invalidateQueries(storeFilter),
  });
}
