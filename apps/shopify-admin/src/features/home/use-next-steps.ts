import type { Job } from '@tintory/contract';
import { useMember } from '@tintory/session';
import { paths } from '../../config/paths.ts';
import { useWereDone } from './use-were-done.ts';

export type StepName = 'choose' | 'publish' | 'plan';
export type Step = { name: StepName; href: string; done: boolean };

type Known = {
  /** Undefined while unknown. */
  jobs: readonly Job[] | undefined;
  /** Whether anything was put into the store; undefined while unknown. */
  published: boolean | undefined;
  /** What did not load says so itself. */
  failed: boolean;
};

/** The few steps from the first visit to daily use; none where it cannot be told which are done. */
export function useNextSteps({ jobs, published, failed }: Known) {
  const { member, plan, isError } = useMember();
  const steps: Step[] = [
    { name: 'choose', href: paths.products.href(), done: Boolean(jobs?.length) },
    { name: 'publish', href: paths.history.href(), done: published === true },
    { name: 'plan', href: paths.plans.href(), done: member === undefined || plan.isVip },
  ];
  // Unknown is not undone: nobody is asked to do again what was done.
  const answered = jobs !== undefined && published !== undefined && member !== undefined;
  const next = answered ? steps.find(({ done }) => !done)?.name : undefined;
  const wereDone = useWereDone(answered ? next === undefined : undefined);
  return { steps, next, known: answered || failed || isError || wereDone };
}
