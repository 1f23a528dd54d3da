import { describe, expect, it } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { newerJob } from './newer-job.ts';

describe('news of a job', () => {
  it('moves it forward', () => {
    const running = aJob({ status: 'running', progress: 0.2 });
    expect(newerJob(aJob(), running)).toBe(running);
    expect(newerJob(undefined, running)).toBe(running);
  });

  it('never takes it back when messages overtake each other', () => {
    const done = aJob({ status: 'succeeded', progress: 1 });
    expect(newerJob(done, aJob({ status: 'running', progress: 0.9 }))).toBe(done);
    const half = aJob({ status: 'running', progress: 0.5 });
    expect(newerJob(half, aJob({ status: 'running', progress: 0.3 }))).toBe(half);
  });
});
