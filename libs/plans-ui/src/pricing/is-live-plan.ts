import type { Member } from '@tintory/contract';

/** Whether there is a paid plan that could be changed. */
export const isLivePlan = (member: Pick<Member, 'plan_id'> | undefined): boolean =>
  member !== undefined && member.plan_id !== 'free';
