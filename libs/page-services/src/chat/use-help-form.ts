import { ApiError } from '@tintory/api-client';
import { isFramedPath, supportRules } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { useApi, useUser } from '@tintory/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { viewedPath } from '../views/viewed-path.ts';

const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** A question's draft and its outcome. */
export function useHelpForm() {
  const t = useT('pageServices');
  const api = useApi();
  const { language } = useLanguage();
  const { user } = useUser();
  const [text, setText] = useState('');
  const [typed, setEmail] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const email = typed ?? user?.email ?? '';
  const request = useMutation({
    mutationFn: () =>
      api.pageServices.askSupport({
        text: text.trim(),
        language,
        path: isFramedPath(location.pathname) ? '/' : viewedPath(location.pathname),
        ...(email.trim() ? { email: email.trim() } : {}),
      }),
  });
  const errors: { text?: string | undefined; email?: string | undefined } = {
    text: text.trim() === '' ? t('pageServices:help.textMissing') : undefined,
    email:
      email.trim() && !looksLikeAddress(email.trim())
        ? t('pageServices:help.emailWrong')
        : undefined,
  };
  const send = () => {
    setIsTried(true);
    if (errors.text || errors.email || request.isPending) return;
    request.mutate();
  };
  return {
    ...{ text, setText, email, setEmail, send },
    maxLength: supportRules.maxCharacters,
    errors: isTried ? errors : {},
    isSending: request.isPending,
    startOver: () => {
      setText('');
      setIsTried(false);
      request.reset();
    },
    /** Where a confirmation goes; null where no address was left. Undefined while nothing was sent. */
    sentTo: request.isSuccess ? email.trim() || null : undefined,
    failure: request.error ? failureText(request.error, t('pageServices:help.failed')) : null,
  };
}

/** The API's messages are in the visitor's language already. */
const failureText = (error: Error, otherwise: string) =>
  error instanceof ApiError && error.code !== 'Offline' && error.status < 500
    ? error.message
    : otherwise;
