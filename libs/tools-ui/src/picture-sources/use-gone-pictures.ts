import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { photoGoneCode } from '../jobs/failure.ts';
import type { JobPhase } from '../jobs/job-phase.ts';
import { isGone, linkQuery } from '../jobs/object-link.ts';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { activeFields, listOf } from '../options/option-values.ts';
import { useToolServices } from '../tool-services.tsx';

type GonePicturesOptions = {
  fields: readonly Field[];
  values: OptionValues;
  phase: JobPhase;
  job: Job | undefined;
};

const idsOf = (value: OptionValue | undefined): string[] =>
  (Array.isArray(value) ? listOf(value) : [value]).flatMap((one) =>
    typeof one === 'object' && 'objectId' in one ? one.objectId : [],
  );

/**
 * Finds the further pictures that were deleted from storage. A run fails with the same code for
 * them as for a deleted photo, so each is checked again and a missing one is reported at its own
 * field.
 */
export function useGonePictures({ fields, values, phase, job }: GonePicturesOptions) {
  const { api, signedIn } = useToolServices();
  const client = useQueryClient();
  const stored = activeFields(fields, values).flatMap(({ key }) =>
    idsOf(values[key]).map((id) => ({ key, id })),
  );
  const links = useQueries({
    queries: stored.map(({ id }) => ({ ...linkQuery(api, id), enabled: signedIn })),
  });
  const lookAgain = useEffectEvent(async () => {
    const looks = stored.map(({ id }) =>
      client.fetchQuery({ ...linkQuery(api, id), staleTime: 0 }).then(() => false, isGone),
    );
    return (await Promise.all(looks)).includes(true);
  });
  const inVain = phase.name === 'failed' && phase.code === photoGoneCode;
  const [blamed, setBlamed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!inVain) return;
    let left = false;
    void lookAgain().then((found) => left || setBlamed(found));
    return () => {
      left = true;
      setBlamed(null);
    };
  }, [inVain]);

  return {
    /** The fields with a deleted picture, each once. */
    goneKeys: [...new Set(stored.flatMap(({ key }, at) => (isGone(links[at]?.error) ? key : [])))],
    phase: inVain && stored.length > 0 ? phaseOf(phase, blamed, job) : phase,
  };
}

/**
 * The phase of a run that failed for a deleted picture: the previous result stays, if there is one.
 */
function phaseOf(phase: JobPhase, blamed: boolean | null, job: Job | undefined): JobPhase {
  if (blamed === null) return { name: 'loading' };
  if (!blamed) return phase;
  return job?.status === 'succeeded' ? { name: 'succeeded', job } : { name: 'canceled' };
}
