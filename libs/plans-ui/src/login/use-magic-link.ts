import { useMutation } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { usePlanServices } from '../plan-services.tsx';
import { useFailureText } from './use-failure-text.ts';

export type MagicLink = ReturnType<typeof useMagicLink>;

/** The address being typed, the request for its link, and whether that went out. */
export function useMagicLink(next: string) {
  const t = useT('login');
  const failureText = useFailureText();
  const api = useApi();
  const { confirmUrl } = usePlanServices();
  const { toast } = useKit();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: (address: string) =>
      api.users.signupByLink({
        email: address,
        redirect_uri: confirmUrl(next),
      }),
    onSuccess: ({ ok }, address) => {
      if (ok === 1) setSentTo(address);
    },
    onError: (error) => toast({ tone: 'bad', text: failureText(error) }),
  });
  const address = email.trim();
  const send = () => {
    if (!address || request.isPending) return;
    if (!address.includes('@')) return toast({ tone: 'bad', text: t('login:emailError') });
    request.mutate(address);
  };
  return {
    email,
    setEmail,
    send,
    sentTo,
    pending: request.isPending,
    disabled: address === '' || request.isPending,
    startOver: () => setSentTo(null),
  };
}
