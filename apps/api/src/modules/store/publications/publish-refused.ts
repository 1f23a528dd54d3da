import { AppError } from '../../../platform/errors.ts';

type Refusable = { userErrors: { field: string[] | null; message: string }[] } | null;

/** @throws AppError `PublishRefused` with the store's reasons by field */
export function assertTaken(answer: Refusable): void {
  if (!answer) throw new AppError('ProviderUnavailable');
  if (answer.userErrors.length > 0) throw publishRefused(answer.userErrors);
}

export const publishRefused = (reasons: { field?: string[] | null; message: string }[]) =>
  new AppError('PublishRefused', {
    details: Object.fromEntries(
      reasons.map(({ field, message }) => [field?.join('.') || 'store', message]),
    ),
  });
