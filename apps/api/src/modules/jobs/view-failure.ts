import { findTool } from '@tintory/catalog';
import {
  isFailureReason,
  promptSuggestions,
  promptUnknown,
  type ErrorCode,
  type FailureReason,
  type Job,
} from '@tintory/contract';
import type { English, Language } from '@tintory/locales';
import { errorMessage } from '../../platform/messages.ts';

/** The failure with its input and suggestions; null for a success. */
export async function viewFailure(
  { toolId, errorCode, result }: Failed,
  language: Language,
): Promise<Job['error']> {
  const code = errorCode as ErrorCode | null;
  if (!code) return null;
  const { data: suggestions } = promptSuggestions.safeParse(result?.['suggestions']);
  const { data: unknown } = promptUnknown.safeParse(result?.['unknown']);
  const { field, reason: told } = result ?? {};
  const reason = isFailureReason(told) ? told : undefined;
  return {
    code,
    message: await errorMessage(language, sentenceOf(toolId, code, reason)),
    ...(suggestions && { suggestions }),
    ...(unknown && { unknown }),
    ...(typeof field === 'string' && { field }),
    ...(reason && { reason }),
  };
}

type Failed = { toolId: string; errorCode: string | null; result: Job['result'] };

/** In a tool that takes a photo the words are about the place, and nothing is drawn from them. */
function sentenceOf(
  toolId: string,
  code: ErrorCode,
  reason: FailureReason | undefined,
): keyof English['errors'] {
  const fields = findTool(toolId)?.functions.flatMap((func) => [...func.fields]) ?? [];
  const takesPhoto = fields.some(({ kind }) => kind === 'image');
  return reason ?? (code === 'PromptUnclear' && takesPhoto ? 'placeUnclear' : code);
}
