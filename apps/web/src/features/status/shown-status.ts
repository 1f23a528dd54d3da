import type { PartState, ServiceStatus } from '@tintory/contract';

/** The parts in display order. */
export const statusParts = ['site', 'accounts', 'pictures', 'jobs', 'mail'] as const;
type Part = (typeof statusParts)[number];

export type ShownState = PartState | 'unknown';

type ShownStatus = {
  verdict: 'looking' | 'all' | 'slow' | 'some' | 'silent' | 'offline';
  tone: 'quiet' | 'good' | 'caution' | 'bad';
  parts: Record<Part, ShownState>;
};

const everyPart = (site: ShownState, others: ShownState): Record<Part, ShownState> => ({
  site,
  accounts: others,
  pictures: others,
  jobs: others,
  mail: others,
});

/** The shown status for an API response, a failed request and an offline browser. */
export function shownStatus(
  answer: ServiceStatus | undefined,
  { online, failed }: { online: boolean; failed: boolean },
): ShownStatus {
  if (!online) {
    return { verdict: 'offline', tone: 'caution', parts: everyPart('unknown', 'unknown') };
  }
  if (failed) return { verdict: 'silent', tone: 'bad', parts: everyPart('down', 'unknown') };
  if (!answer) {
    return { verdict: 'looking', tone: 'quiet', parts: everyPart('unknown', 'unknown') };
  }
  const { accounts, pictures, jobs, mail } = answer;
  const states = [accounts, pictures, jobs, mail];
  const parts = { site: 'working', accounts, pictures, jobs, mail } as const;
  if (states.includes('down')) return { verdict: 'some', tone: 'bad', parts };
  if (states.includes('slow')) return { verdict: 'slow', tone: 'caution', parts };
  return { verdict: 'all', tone: 'good', parts };
}
