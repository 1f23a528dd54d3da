import type { FailureReason } from '@tintory/contract';
import type { Detail } from '../../platform/detail.ts';
import { AppError } from '../../platform/errors.ts';

/** Why a request cannot start from a job: a message and one for the input. */
export const refuseBase = (
  reason: Extract<FailureReason, 'baseUnfit' | 'cutoutGone' | 'restagedOften'>,
  detail: Detail,
  key = 'base_job_id',
): AppError => new AppError('Conflict', { reason, details: { [key]: detail } });
