import type { Job } from '@tintory/contract';
import { useMemo, useState } from 'react';
import { baseIdOf } from '../jobs/base-of-job.ts';
import { useQuickPreview } from '../jobs/use-quick-preview.ts';
import { directionKey } from '../options/adjustments.ts';
import type { WorkbenchState } from './use-workbench.ts';
import { placeOfJob, proposalsOf } from '../places/place-of-job.ts';
import type { PlacesAtWork } from '../places/places-at-work.tsx';

type Bench = Pick<
  WorkbenchState,
  'tool' | 'func' | 'phase' | 'busy' | 'values' | 'isPreview' | 'restage'
>;

/** What the place controls know of the current result; kept while the next one is made. */
export function useBenchPlaces(bench: Bench): PlacesAtWork {
  const { tool, func, phase, busy, values, isPreview, restage } = bench;
  const drawQuick = useQuickPreview(tool);
  const shown = phase.name === 'succeeded' ? phase.job : undefined;
  const [last, setLast] = useState<Job | undefined>(undefined);
  if (shown && shown !== last) setLast(shown);
  const job = shown ?? (busy ? last : undefined);
  const base = isPreview ? shown : restage.base;
  const placeKey = func.fields.find(({ kind }) => kind === 'place')?.key;
  const surfaceKey = func.fields.find(({ kind }) => kind === 'surface')?.key;
  return useMemo(() => {
    const { place = null } = job ? placeOfJob(job) : {};
    const proposals = job && placeKey ? proposalsOf(job) : [];
    return {
      proposals,
      place,
      baseJobId: base && placeKey ? baseIdOf(tool, base) : null,
      draw: async (placeId, signal) => {
        if (!base || !placeKey) throw new Error('There is no cut-out to draw with.');
        const there = {
          ...values,
          [placeKey]: placeId,
          ...(surfaceKey && { [surfaceKey]: '' }),
          [directionKey]: 0,
        };
        return (await drawQuick(base, there, { signal, waits: false })).blob;
      },
    };
  }, [base, drawQuick, job, placeKey, surfaceKey, tool, values]);
}
