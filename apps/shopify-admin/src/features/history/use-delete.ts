import { useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Deletes a result with its files, and says how that went. */
export function useDelete(id: string) {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('history');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.remove(id),
    onSuccess: () => {
      toast({ tone: 'good', text: t('history:deleted') });
      return client.invalidateQueries({ queryKey: ['jobs', 'list'] });
    },
    onError: () => toast({ tone: 'bad', text: t('history:deleteFailed') }),
  });
}
