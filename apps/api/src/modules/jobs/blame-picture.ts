import { pictureIds, type Field } from '@tintory/catalog';
import { mayPassLater, type ErrorCode, type FailureReason } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { isDatabaseTrouble } from '../../platform/database/is-database-trouble.ts';
import { AppError, isDiskFull } from '../../platform/errors.ts';

/** The failure's code in the contract; whatever nobody foresaw is `Internal`. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (isDiskFull(error)) return 'StorageFull';
  if (isDatabaseTrouble(error)) return 'ProviderUnavailable';
  if (error instanceof ImageError && error.code !== 'Canceled') return error.code;
  return 'Internal';
}

/** The same failure with the input of its picture; a temporary one names no input. */
export function blamePicture(cause: unknown, { fields, inputs, objectId }: Blamed): unknown {
  const code = codeOf(cause);
  const key = pictureIds(besides(fields), inputs).find((one) => one.objectId === objectId)?.key;
  if (!key || mayPassLater(code)) return cause;
  const reason = reasonOf(cause);
  return new AppError(code, { cause, reason, details: { [key]: { text: 'unusable' } } });
}

type Blamed = {
  fields: readonly Field[];
  inputs: Readonly<Record<string, unknown>>;
  objectId: string;
};

/** A failure that names no input is about the photo. */
const besides = (fields: readonly Field[]) => fields.filter(({ kind }) => kind !== 'image');

/** The failure's reason, if it has one. */
export const reasonOf = (error: unknown): FailureReason | undefined =>
  error instanceof AppError || error instanceof ImageError ? error.reason : undefined;

/** Maps an engine's failure to an input: engines know paths and numbers, but no inputs. */
const fieldOfReason: Partial<Record<FailureReason, string>> = {
  ...{ maskShape: 'mask_object_id', maskIsPhoto: 'mask_object_id' },
  ...{ maskEmpty: 'mask_object_id', maskFull: 'mask_object_id' },
  noGarment: 'garment_object_id',
  garmentWorn: 'garment_object_id',
  faceMissing: 'indexes',
};

/** The input a failure names, by itself or by its reason. */
export function fieldOf(error: unknown): string | undefined {
  const [named] = error instanceof AppError ? Object.keys(error.details ?? {}) : [];
  const reason = reasonOf(error);
  return named ?? (reason && fieldOfReason[reason]);
}
