import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';

/** What to tell a visitor of a call that failed. The API's messages are in their language already. */
export function useFailureText(): (error: unknown) => string {
  const t = useT('login', 'errors');
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'Offline') return t('offline.title');
    return error.details?.['email'] ? t('login:emailError') : error.message;
  };
}
