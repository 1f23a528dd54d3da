import type { Job } from '@tintory/contract';

/**
 * Whether a picture was cut out of its surroundings, as far as its options say: it is shown whole,
 * on the transparency board.
 */
export const isClear = ({ inputs }: Pick<Job, 'inputs'>): boolean =>
  inputs.some(({ key, value }) => key === 'background' && value === 'transparent');
