import type { Job } from '@tintory/contract';
import { useMember } from '@tintory/session';
import { paths } from '../../config/paths.ts';
import { useWereDone } from './use-were-done.ts';

export type StepName = 'choose' | 'publish' | 'plan';
export type Step = { name: StepName; href: string; done: boolean };

type Known = {
  /** Undefined while unknown. */
  jobs: readonly Job[] | undefined;
  /** Whether anything was published; undefined while unknown. */
  published: boolean | undefined;
  /** Whether a query failed; the failed card shows the error. */
  failed: boolean;
};

/**
 * The steps from the first visit to daily use; there is no next step while it is unknown which are
 * done.
 */
export function useNextSteps({ jobs, published, failed }: Known) {
  const { member, plan, isError } = useMember();
  const steps: Step[] = [
    { name: 'choose', href: paths.products.href(), done: Boolean(jobs?.length) },
    { name: 'publish', href: paths.history.href(), done: published === true },
    { name: 'plan', href: paths.plans.href(), done: member === undefined || plan.isVip },
  ];
  // Unknown steps do not count as open, so that no finished step is suggested again.
  const answered = jobs !== undefined && published !== undefined && member !== undefined;
  const next = answered ? steps.find(({ done }) => !done)?.name : undefined;
  const wereDone = useWereDone(answered ? next === undefined : undefined);
  return { steps, next, known: answered || failed || isError || wereDone };
}
