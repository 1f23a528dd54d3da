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

/** What kept a picture out of the store, as the texts under `publish.problem` name it. */
export type StoreProblem = (typeof known)[number] | 'Other';

export function storeProblem(error: unknown): StoreProblem {
  const code = error instanceof ApiError ? error.code : '';
  return known.find((one) => one === code) ?? 'Other';
}
