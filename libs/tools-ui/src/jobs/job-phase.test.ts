import { describe, expect, it } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { blockingErrorOf, type JobPhase } from './job-phase.ts';

const done = aJob({ status: 'succeeded' });
const failed: JobPhase = { name: 'failed', code: 'Internal' };

describe('what came in the way of another run', () => {
  it.each([failed, { name: 'short', required: 5, balance: 1 }, { name: 'canceled' }] as const)(
    'is told beside the result of the one before: %o',
    (phase) => expect(blockingErrorOf(phase, done)).toBe(phase),
  );

  it('is no matter of its own where there is no result', () => {
    expect(blockingErrorOf(failed, aJob({ status: 'failed' }))).toBeNull();
    expect(blockingErrorOf(failed, undefined)).toBeNull();
  });

  it('is nothing while a run is under way or has succeeded', () => {
    expect(blockingErrorOf({ name: 'running', progress: 0.5 }, done)).toBeNull();
    expect(blockingErrorOf({ name: 'succeeded', job: done }, done)).toBeNull();
  });
});
