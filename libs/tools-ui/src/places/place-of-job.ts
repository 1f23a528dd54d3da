import type { Job } from '@tintory/contract';

type Made = Pick<Job, 'result'>;

const idIn = ({ result }: Made, key: string): string | undefined => {
  const value = result?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The place and surface of a result; undefined without a place. */
export const placeOfJob = (job: Made) => ({
  place: idIn(job, 'place'),
  surface: idIn(job, 'surface'),
});

/** The places that suit a result's object, the best one first. */
export function proposalsOf({ result }: Made): string[] {
  const ids = result?.['proposals'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
