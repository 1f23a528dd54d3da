import type { Job } from '@tintory/contract';
import { codeOfRun, type Failure } from './failure.ts';

/** The local state around a job: the steps before it, and its failure. */
export type RunStep =
  | { step: 'idle' | 'creating' | 'canceled' }
  /** No answer arrived: the server is asked whether there is a job, and then it goes on or stops. */
  | { step: 'unsure' | 'stopping' }
  | { step: 'uploading' | 'looking' | 'waiting'; progress: number }
  /** The job exists; the page is on its way to it. */
  | { step: 'created'; id: string }
  | ({ step: 'failed' } & Failure)
  | { step: 'short'; required: number; balance: number };

/**
 * `looking`: at a free preview, before anything is charged; `waiting`: until that is this one's turn;
 * `unsure` and `stopping`: whether there is a job is not known.
 */
type WorkPhase = {
  name: 'uploading' | 'looking' | 'waiting' | 'unsure' | 'stopping' | 'queued' | 'running';
  progress: number;
};

export type JobPhase =
  | { name: 'none' | 'loading' }
  | { name: 'canceled' }
  | WorkPhase
  | { name: 'succeeded'; job: Job }
  | ({ name: 'failed' } & Failure)
  | { name: 'short'; required: number; balance: number };

/** The job of this page as far as it could be read. */
export type JobReading = { id: string | null; job: Job | undefined; errorCode: string | null };

function phaseOfJob(job: Job): JobPhase {
  switch (job.status) {
    case 'succeeded':
      return { name: 'succeeded', job };
    case 'failed':
      return {
        name: 'failed',
        code: codeOfRun(job.error?.code ?? 'Internal'),
        field: job.error?.field,
        reason: job.error?.reason,
      };
    case 'canceled':
      return { name: 'canceled' };
    case 'queued':
    case 'running':
      return { name: job.status, progress: job.progress };
  }
}

/** The displayed phase: local steps first, then the server's state. */
export function jobPhase(local: RunStep, reading: JobReading): JobPhase {
  switch (local.step) {
    case 'uploading':
    case 'looking':
    case 'waiting':
      return { name: local.step, progress: local.progress };
    case 'unsure':
    case 'stopping':
      return { name: local.step, progress: 0 };
    case 'creating':
    case 'created':
      return { name: 'queued', progress: 0 };
    case 'failed': {
      const { step: name, ...failure } = local;
      return { name, ...failure };
    }
    case 'short':
      return { name: 'short', required: local.required, balance: local.balance };
    case 'canceled':
      return { name: 'canceled' };
    case 'idle':
      if (!reading.id) return { name: 'none' };
      if (reading.job) return phaseOfJob(reading.job);
      return reading.errorCode ? { name: 'failed', code: reading.errorCode } : { name: 'loading' };
  }
}

/** The end of a further run that kept the previous result. */
type BlockingError = Extract<JobPhase, { name: 'failed' | 'short' | 'canceled' }>;

/** Why a further run failed while the previous result stays; null if it did not. */
export function blockingErrorOf(phase: JobPhase, job: Job | undefined): BlockingError | null {
  if (job?.status !== 'succeeded') return null;
  return phase.name === 'failed' || phase.name === 'short' || phase.name === 'canceled'
    ? phase
    : null;
}

export const isBusy = (phase: JobPhase): phase is WorkPhase =>
  ['uploading', 'looking', 'waiting', 'unsure', 'stopping', 'queued', 'running'].includes(
    phase.name,
  );
