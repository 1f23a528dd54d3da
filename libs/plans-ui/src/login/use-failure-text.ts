import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';

/** The message of a failed call. The API's messages are already in the visitor's language. */
export function useFailureText(): (error: unknown) => string {
  const t = useT('login', 'errors');
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'Offline') return t('offline.title');
    return error.details?.['email'] ? t('login:emailError') : error.message;
  };
}
