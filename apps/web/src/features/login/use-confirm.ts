import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, loginLinkQuery } from '@tintory/api-client';
import { useApi, useSession, useUser } from '@tintory/session';
import { useNavigate } from 'react-router-dom';
import { forgetLoginToken, loginToken } from './login-token.ts';

/** What the page of a sign-in link asks, or says. */
export type ConfirmStep =
  /** `ask`: is it you? `unknown`: whose link this is could not be read. */
  | { step: 'ask' | 'expired' | 'loading' | 'unknown' }
  /** Another account than the one that is signed in. */
  | { step: 'choose'; here: string; there: string }
  /** Signed in already, and nothing to choose; `used` where a link came that does not work. */
  | { step: 'in'; here: string; used: boolean };

const isUsed = (error: unknown) => error instanceof ApiError && error.code === 'LinkExpired';

/** Where somebody stands who has opened a sign-in link, and what they may do. */
export function useConfirm(next: string) {
  const api = useApi();
  const { login, hasToken } = useSession();
  const { user, ...reading } = useUser();
  const navigate = useNavigate();
  const token = loginToken();
  const confirm = useMutation({
    mutationFn: (given: string) => api.sessions.loginByToken(given).finally(forgetLoginToken),
    onSuccess: async (result) => {
      login(result);
      await navigate(next, { replace: true });
    },
  });
  // Only where it changes what is asked: a scanner of mail that runs scripts learns nothing.
  const link = useQuery({
    ...loginLinkQuery(api, token ?? ''),
    enabled: hasToken && token !== null,
    staleTime: Infinity,
    gcTime: 0,
  });

  const stepOf = (): ConfirmStep => {
    const usable = token !== null || confirm.isPending || confirm.isSuccess;
    if (!hasToken || confirm.isSuccess) return { step: usable ? 'ask' : 'expired' };
    if (reading.isError || (link.isError && !isUsed(link.error))) return { step: 'unknown' };
    if (!user || link.isLoading) return { step: 'loading' };
    const here = user.email ?? user.shopify_domain ?? '';
    const there = link.data?.email;
    if (there === undefined) return { step: 'in', here, used: link.isError };
    return there === here ? { step: 'ask' } : { step: 'choose', here, there };
  };
  return {
    ...stepOf(),
    pending: !confirm.isIdle,
    confirm: () => token && confirm.mutate(token),
    /** The link is left as it is: it still works for whom it was sent. */
    stay: () => {
      forgetLoginToken();
      return navigate(next, { replace: true });
    },
    retry: () => void Promise.all([reading.refetch(), link.refetch()]),
  };
}

export type ConfirmState = ReturnType<typeof useConfirm>;
