import { ApiError } from '@tintory/api-client';

const known = [
  'StoreGone',
  'PublishRefused',
  'PayloadTooLarge',
  'Conflict',
  'NotFound',
  'Offline',
  'OutcomeUnknown',
] as const;

/** Why a picture could not be published; keys of the texts under `publish.problem`. */
export type StoreProblem = (typeof known)[number] | 'Other';

export function storeProblem(error: unknown): StoreProblem {
  const code = error instanceof ApiError ? error.code : '';
  return known.find((one) => one === code) ?? 'Other';
}
