import { isOutcomeUnknown, storeMemberQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { planState } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlanServices } from '../plan-services.tsx';

/** `stands`: no answer arrived, and the plan still runs; `unknown`: nor is it known whether it does. */
type Outcome = 'done' | 'failed' | 'stands' | 'unknown';

/** Ends the store's plan and shows what the store has then. */
export function useCancelStorePlan(onDone: () => void) {
  const t = useT('storePlans');
  const { api } = usePlanServices();
  const client = useQueryClient();
  const { toast } = useKit();
  const query = storeMemberQuery(api);
  // Cancels earlier requests, whose answers would be outdated.
  const stopAsking = () => client.cancelQueries({ queryKey: query.queryKey });

  /** The outcome of a failed call, read from the membership. */
  const lookAfter = async (error: unknown): Promise<Outcome> => {
    await stopAsking();
    const member = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (member && !planState(member).canChange) return 'done';
    if (!isOutcomeUnknown(error)) return 'failed';
    return member ? 'stands' : 'unknown';
  };

  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: async (): Promise<Outcome> => {
      try {
        const member = await api.store.cancelPlan();
        await stopAsking();
        client.setQueryData(query.queryKey, member);
        return 'done';
      } catch (error) {
        return lookAfter(error);
      }
    },
    onSuccess: (ended) => {
      if (ended !== 'done') return;
      toast({ tone: 'good', text: t('storePlans:cancel.done') });
      onDone();
    },
  });
  return { mutate, reset, isPending, problem: data === 'done' ? undefined : data };
}
