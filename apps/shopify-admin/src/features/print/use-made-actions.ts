import { ApiError, printInStoreFilter } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Undoes the publication of a product or re-renders its pictures, and shows the outcome. */
export function useMadeActions(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  const t = useT('errors', 'merchantPrint');
  // A failed call may still have taken effect.
  const onSettled = () => client.invalidateQueries(printInStoreFilter);
  const onError = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'Internal';
    toast({ tone: 'bad', text: t(`errors:${code as 'Internal'}`, t('errors:Internal')) });
  };
  const undo = useMutation({
    mutationFn: () => api.printStore.undo(id),
    onSuccess: () => toast({ tone: 'good', text: t('merchantPrint:made.undone') }),
    ...{ onError, onSettled },
  });
  const render = useMutation({
    mutationFn: () => api.printStore.refreshMedia(id),
    onSuccess: ({ problem }) =>
      toast({
        tone: problem ? 'bad' : 'good',
        text: problem?.message ?? t('merchantPrint:made.rendered'),
      }),
    ...{ onError, onSettled },
  });
  return { undo, render };
}
