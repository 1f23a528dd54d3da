import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sessionsQuery, userQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';

/** Sets the password, and tells of every fault that belongs to no field. */
export function useSetPassword(onDone: () => void) {
  const t = useT('account');
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  const setting = useMutation({
    mutationFn: api.users.setPassword,
    onSuccess: async () => {
      onDone();
      toast({ tone: 'good', text: t('account:password.done') });
      await client.invalidateQueries({ queryKey: userQuery(api).queryKey });
      await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: (error) => {
      if (!detailsOf(error)) toast({ tone: 'bad', text: messageOf(error, t('account:notSaved')) });
    },
  });
  return { ...setting, details: detailsOf(setting.error) };
}

const detailsOf = (error: unknown) => (error instanceof ApiError ? error.details : undefined);
const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.code !== 'Offline' ? error.message : otherwise;
