import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, loginLinkQuery } from '@tintory/api-client';
import { useApi, useSession, useUser } from '@tintory/session';
import { useNavigate } from 'react-router-dom';
import { forgetLoginToken, loginToken } from './login-token.ts';

/** The steps of the sign-in link page. */
export type ConfirmStep =
  /** `ask`: confirm the sign-in; `unknown`: the link's account could not be read. */
  | { step: 'ask' | 'expired' | 'loading' | 'unknown' }
  /** The link is for another account than the signed-in one. */
  | { step: 'choose'; here: string; there: string }
  /** Already signed in; `used`: the link has been used or has expired. */
  | { step: 'in'; here: string; used: boolean };

const isUsed = (error: unknown) => error instanceof ApiError && error.code === 'LinkExpired';

/** The state and actions of the sign-in link page. */
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
  // Only if signed in, where the answer changes the question: mail scanners that run scripts learn
  // nothing.
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
    /** Keeps the link valid for its recipient. */
    stay: () => {
      forgetLoginToken();
      return navigate(next, { replace: true });
    },
    retry: () => void Promise.all([reading.refetch(), link.refetch()]),
  };
}

export type ConfirmState = ReturnType<typeof useConfirm>;
