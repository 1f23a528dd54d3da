import type { ServiceStatus } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { shownStatus } from './shown-status.ts';

const well: ServiceStatus = {
  accounts: 'working',
  pictures: 'working',
  jobs: 'working',
  jobs_waiting_seconds: 0,
  mail: 'working',
  checked_at: '2026-11-27T12:00:00.000Z',
};
const here = { online: true, failed: false };

describe('what the status page tells', () => {
  it.each([
    ['of a service that is well', well, here, 'all', 'working'],
    ['of jobs that wait', { ...well, jobs: 'slow' as const }, here, 'slow', 'working'],
    ['of mail that does not go out', { ...well, mail: 'down' as const }, here, 'some', 'working'],
    ['before the first answer', undefined, here, 'looking', 'unknown'],
    ['of an API that is silent', undefined, { ...here, failed: true }, 'silent', 'down'],
    ['of one that fell silent', well, { ...here, failed: true }, 'silent', 'down'],
    ['without a connection', well, { online: false, failed: true }, 'offline', 'unknown'],
  ])('%s', (_of, answer, circumstances, verdict, site) => {
    expect(shownStatus(answer, circumstances)).toMatchObject({ verdict, parts: { site } });
  });
});
