import {
  isOfOnePhoto,
  priceOf,
  type FunctionDefinition,
  type ToolDefinition,
} from '@tintory/catalog';
import { restageRules, type Job } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { baseIdOf, restageFunction, sourceOfJob } from '../jobs/base-of-job.ts';
import { originOfJob } from '../jobs/origin-of-job.ts';
import type { RunRequest } from '../jobs/run-request.ts';
import { strokesOfJob } from '../jobs/stroke-inputs.ts';
import { useJob } from '../jobs/use-job.ts';
import { useQuickPreview } from '../jobs/use-quick-preview.ts';
import { sameValues } from '../options/same-values.ts';
import type { OptionValues } from '../options/option-field.ts';
import { valuesOfJob } from '../options/option-values.ts';
import { useTrial } from './use-trial.ts';

type RestageOptions = {
  tool: ToolDefinition;
  func: FunctionDefinition;
  /** The shown result; undefined if there is none. */
  result: Job | undefined;
  values: OptionValues;
  strokes: readonly Stroke[];
  /** Whether the server has refused a free change. */
  isRefused: boolean;
  busy: boolean;
  start: (request: RunRequest) => void;
  /** Restores the options of the shown picture. */
  onUndo: () => void;
  onOpen: (jobId: string) => void;
};

/**
 * Free changes of a paid picture (place, light and others) within a day: a small preview as the
 * options change, and the full size on click. The previous picture stays a result.
 */
export function useRestage(options: RestageOptions) {
  const { tool, func, result, values, strokes, isRefused, busy, start, onUndo, onOpen } = options;
  const restage = restageFunction(tool);
  const isPaid = result && [func.id, restage?.id].includes(result.func_id);
  const shown = restage && isPaid ? result : undefined;
  const base = useJob(shown ? baseIdOf(tool, shown) : null).job;
  const isOver = useIsOver(base?.finished_at ?? null);
  const [earlier, setEarlier] = useState<{ baseId: string; jobId: string } | null>(null);
  const draw = useQuickPreview(tool);

  const isFree =
    base !== undefined && !isOver && !isRefused && isSameCut({ func, base, values, strokes });
  const isChanged =
    shown !== undefined && !sameValues(func.fields, values, valuesOfJob(func.fields, shown.inputs));
  const isOffered = isFree && isChanged;
  const trial = useTrial({
    job: base,
    values,
    isWished: isOffered && !busy,
    draw: (job, wished, signal) => draw(job, wished, { signal, waits: true }),
  });

  const make = () => {
    if (!restage || !base || !shown) return;
    setEarlier({ baseId: base.id, jobId: shown.id });
    start({
      func: restage,
      source: sourceOfJob(func.fields, base),
      origin: originOfJob(base),
      values,
      strokes: strokesOfJob(func.fields, base.inputs),
      baseJobId: base.id,
    });
  };
  const before = earlier && earlier.baseId === base?.id ? earlier.jobId : base?.id;
  return {
    /** Whether this picture can be changed free of charge. */
    isFree,
    /** Whether there are changes that can be made free of charge. */
    isOffered,
    trial,
    make,
    /**
     * Restores the shown picture's options, or reopens the picture before it; null if neither
     * applies.
     */
    undo: isOffered
      ? onUndo
      : base && shown && shown.id !== base.id && before
        ? () => onOpen(before)
        : null,
    /** The job whose cutout previews are drawn with. */
    base: isFree ? base : undefined,
  };
}

type SameCut = {
  func: FunctionDefinition;
  base: Job;
  values: OptionValues;
  strokes: readonly Stroke[];
};

/** Whether the cutout is the same and the price is no higher than paid. */
function isSameCut({ func, base, values, strokes }: SameCut): boolean {
  const paid = valuesOfJob(func.fields, base.inputs);
  const ofPhoto = func.fields.filter(isOfOnePhoto);
  const marks = strokesOfJob(func.fields, base.inputs);
  return (
    sameValues(ofPhoto, values, paid) &&
    JSON.stringify(strokes) === JSON.stringify(marks) &&
    priceOf(func, values) <= priceOf(func, paid)
  );
}

const dayMs = restageRules.hours * 60 * 60 * 1_000;

/** Whether the day for free changes is over; updates when it ends. */
function useIsOver(finishedAt: string | null): boolean {
  const end = finishedAt === null ? 0 : Date.parse(finishedAt) + dayMs;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setTimeout(onChange, Math.max(0, end - Date.now()));
      return () => clearTimeout(timer);
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= end,
    () => true,
  );
}
