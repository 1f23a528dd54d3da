import { useEffect, useEffectEvent, useState } from 'react';
import { useRevoked } from '@tintory/tools-ui';
import type { ResizeEngine, ResizeJob, ResizeOutcome } from './resize-job.ts';

/** Debounce of the settings, in milliseconds. */
const restMs = 250;

/** The latest outcome stays on show while a newer one is on its way. */
export type OutcomeState = {
  outcome: ResizeOutcome | null;
  /** Object URL of the outcome. */
  url: string | null;
  /** Whether the outcome is what the settings ask for now. */
  fresh: boolean;
  /** From 0 to 1, while work is going on. */
  progress: number;
  failed: boolean;
};

type Finished = { key: string; photo: object } & (
  { outcome: ResizeOutcome; url: string } | { outcome: null }
);

type OutcomeOptions = {
  getEngine: () => ResizeEngine;
  /** Changes with the photo: the same job on another photo is other work. */
  photo: object | null;
  job: ResizeJob | null;
  onReady: (outcome: ResizeOutcome) => void;
};

/** Numbers the photos, so that a job and its photo have one name. */
const photoIds = new WeakMap<object, number>();
let photoCount = 0;
function idOf(photo: object): number {
  const id = photoIds.get(photo) ?? ++photoCount;
  photoIds.set(photo, id);
  return id;
}

/** The result of the present settings, computed after a pause; a newer job cancels an older one. */
export function useOutcome({ getEngine, photo, job, onReady }: OutcomeOptions) {
  const [finished, setFinished] = useState<Finished | null>(null);
  const [progress, setProgress] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const key = photo && job ? JSON.stringify([idOf(photo), attempt, job]) : null;

  const url = finished?.outcome ? finished.url : null;
  useRevoked(url);

  // Read again after the work, because the wish may have changed.
  const tellReady = useEffectEvent(onReady);
  const run = useEffectEvent(async (workKey: string, signal: AbortSignal) => {
    if (!photo || !job) return;
    setProgress(0);
    try {
      const outcome = await getEngine().resize(job, { signal, onProgress: setProgress });
      if (signal.aborted) return;
      setFinished({ key: workKey, photo, outcome, url: URL.createObjectURL(outcome.blob) });
      tellReady(outcome);
    } catch {
      if (!signal.aborted) setFinished({ key: workKey, photo, outcome: null });
    }
  });
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void run(key, controller.signal), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);

  const fresh = key !== null && finished?.key === key;
  const ofPhoto = photo !== null && finished?.photo === photo;
  const state: OutcomeState = {
    outcome: ofPhoto ? (finished?.outcome ?? null) : null,
    url: ofPhoto ? url : null,
    fresh: fresh && finished.outcome !== null,
    progress,
    failed: fresh && finished.outcome === null,
  };
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
