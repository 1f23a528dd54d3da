import { isNoSubscribe, jobsFilter, membersFilter } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../jobs/failure.ts';
import { useToolServices } from '../tool-services.tsx';
import { useAdviceText } from '../workbench/use-failure-text.ts';

/** Starts a failed job of this tool again; says so, or why not. */
export function useRetry(toolId: string) {
  const { api, requestCredits } = useToolServices();
  const { toast } = useKit();
  const t = useT('history');
  const advice = useAdviceText(toolId);
  const client = useQueryClient();
  return async (id: string) => {
    try {
      const answer = await api.jobs.retry(id);
      if (isNoSubscribe(answer)) {
        requestCredits({ required: answer.required, balance: answer.balance });
        return;
      }
      toast({ tone: 'good', text: t('history:retried') });
      await client.invalidateQueries(jobsFilter);
      await client.invalidateQueries(membersFilter);
    } catch (error) {
      toast({ tone: 'bad', text: advice(failureOf(error)) });
    }
  };
}
