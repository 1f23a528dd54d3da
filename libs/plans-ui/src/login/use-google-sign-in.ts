import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { signInWithGoogle, useApi, useSession } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { usePlanServices } from '../plan-services.tsx';

const blockedTexts = {
  popup: 'login:googlePopupBlocked',
  storage: 'login:googleStorageBlocked',
} as const;

/** Signing in with Google from a click; null where the deployment knows no Google. */
export function useGoogleSignIn() {
  const t = useT('login');
  const api = useApi();
  const { login } = useSession();
  const { toast } = useKit();
  const { firebase } = usePlanServices();
  const signing = useMutation({
    mutationFn: async () => {
      if (!firebase) return;
      const answer = await signInWithGoogle(firebase);
      if (answer.kind === 'token') {
        const result = await api.sessions.loginByGoogle(answer.idToken);
        login({ ...result, google_id_token: answer.idToken });
      } else if (answer.kind === 'blocked')
        toast({ tone: 'bad', text: t(blockedTexts[answer.by]) });
      else if (answer.kind === 'unreachable') toast({ tone: 'bad', text: t('login:googleFailed') });
    },
    onError: (error) =>
      toast({
        tone: 'bad',
        text: error instanceof ApiError ? error.message : t('login:googleFailed'),
      }),
  });
  return firebase && { pending: signing.isPending, signIn: () => signing.mutate() };
}
