import type { FailureReason } from '@tintory/contract';
import type { Detail } from '../../platform/detail.ts';
import { AppError } from '../../platform/errors.ts';

/** What goes against starting from a job: one sentence for all of it, one for the input to blame. */
export const refuseBase = (
  reason: Extract<FailureReason, 'baseUnfit' | 'cutoutGone' | 'restagedOften'>,
  detail: Detail,
  key = 'base_job_id',
): AppError => new AppError('Conflict', { reason, details: { [key]: detail } });
