import type { Job } from '@tintory/contract';

/** A small picture for nothing, which is no result to keep. */
export const isPreview = ({ func_id: funcId }: Pick<Job, 'func_id'>): boolean =>
  funcId === 'preview';
