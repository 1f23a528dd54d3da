import { isNoSubscribe } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** Starts a failed job again; says so, or why not. */
export function useRetry() {
  const { api, requestCredits } = useToolServices();
  const { toast } = useKit();
  const t = useT('history', 'workbench');
  const client = useQueryClient();
  return async (id: string) => {
    try {
      const answer = await api.jobs.retry(id);
      if (isNoSubscribe(answer)) {
        requestCredits({ required: answer.required, balance: answer.balance });
        return;
      }
      toast({ tone: 'good', text: t('history:retried') });
      await client.invalidateQueries({ queryKey: ['jobs'] });
      await client.invalidateQueries({ queryKey: ['members'] });
    } catch {
      toast({ tone: 'bad', text: t('workbench:failure.next.again') });
    }
  };
}
