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
  /** The result that is shown; undefined while there is none. */
  result: Job | undefined;
  values: OptionValues;
  strokes: readonly Stroke[];
  /** The server has said that it is free no more. */
  isRefused: boolean;
  busy: boolean;
  start: (request: RunRequest) => void;
  /** Back to the options of the picture that is shown. */
  onUndo: () => void;
  onOpen: (jobId: string) => void;
};

/**
 * Place, light and whatever else of a paid picture in another way, for nothing within the day: a small
 * picture as the options change, and the full one on one click. The picture before stays a result.
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
    /** Whether this picture can be changed for nothing. */
    isFree,
    /** Whether something is changed that can be had for nothing. */
    isOffered,
    trial,
    make,
    /** Back to the options of the picture that is shown, or from it to the one it was made from. */
    undo: isOffered
      ? onUndo
      : base && shown && shown.id !== base.id && before
        ? () => onOpen(before)
        : null,
    /** What small pictures are drawn with. */
    base: isFree ? base : undefined,
  };
}

type SameCut = {
  func: FunctionDefinition;
  base: Job;
  values: OptionValues;
  strokes: readonly Stroke[];
};

/** Cut out in the same way, and no more pictures than were paid for. */
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

/** Whether the day is over in which a picture can be changed; it may end while one looks at it. */
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
