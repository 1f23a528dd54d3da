import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { signInWithGoogle, useApi, useSession } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { usePlanServices } from '../plan-services.tsx';

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
      if (answer.kind === 'token') login(await api.sessions.loginByGoogle(answer.idToken));
    },
    onError: (error) =>
      toast({
        tone: 'bad',
        text: error instanceof ApiError ? error.message : t('login:googleFailed'),
      }),
  });
  return firebase && { pending: signing.isPending, signIn: () => signing.mutate() };
}
