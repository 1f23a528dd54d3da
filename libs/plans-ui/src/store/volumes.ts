import type { StorePlan } from '@tintory/contract';

/** Pictures a month, as the steps of the slider name them; the plans come in the same order. */
export const volumes = ['10', '40', '100', '200', '400+'] as const;

/** Most shops begin here. */
export const defaultStep = 1;

export const lastStep = volumes.length - 1;

/** A whole step within the slider, whatever a control hands out. */
export const stepOf = (value: number): number =>
  Math.min(lastStep, Math.max(0, Math.round(Number.isFinite(value) ? value : defaultStep)));

export const planOfStep = (plans: readonly StorePlan[], step: number): StorePlan | undefined =>
  plans[stepOf(step)];

export const stepOfPlan = (plans: readonly StorePlan[], planId: string | undefined): number => {
  const step = plans.findIndex(({ id }) => id === planId);
  return step === -1 ? defaultStep : step;
};
