import {
  isFailureReason,
  promptSuggestions,
  promptUnknown,
  type ErrorCode,
  type Job,
} from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { errorMessage } from '../../platform/messages.ts';

/** Why something failed, with the input to blame and what may have been meant; null of a success. */
export async function viewFailure(
  { errorCode, result }: { errorCode: string | null; result: Job['result'] },
  language: Language,
): Promise<Job['error']> {
  const code = errorCode as ErrorCode | null;
  if (!code) return null;
  const { data: suggestions } = promptSuggestions.safeParse(result?.['suggestions']);
  const { data: unknown } = promptUnknown.safeParse(result?.['unknown']);
  const { field, reason } = result ?? {};
  return {
    code,
    message: await errorMessage(language, code),
    ...(suggestions && { suggestions }),
    ...(unknown && { unknown }),
    ...(typeof field === 'string' && { field }),
    ...(isFailureReason(reason) && { reason }),
  };
}
