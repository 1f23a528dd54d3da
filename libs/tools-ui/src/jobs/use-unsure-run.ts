import type { Job } from '@tintory/contract';
import { useEffect, useEffectEvent } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { failureOf, type Failure } from './failure.ts';
import { unsureRun } from './unsure-run.ts';

type UnsureRunOptions = {
  wish: string;
  onAsking: () => void;
  onFound: (job: Job) => void | Promise<void>;
  /** It failed, or its outcome is unknown. */
  onFailed: (failure: Failure) => void;
};

/** Asks for a run of this wish that nobody had answered when the page was left. */
export function useUnsureRun({ wish, ...options }: UnsureRunOptions): void {
  const { api, signedIn } = useToolServices();
  const onAsking = useEffectEvent(options.onAsking);
  const onFound = useEffectEvent(options.onFound);
  const onFailed = useEffectEvent(options.onFailed);
  useEffect(() => {
    if (!signedIn) return;
    let left = false;
    const ask = async () => {
      const key = await unsureRun.of(wish);
      if (key === null || left) return;
      onAsking();
      try {
        const job = await api.jobs.findByKey(key);
        await unsureRun.forget(wish);
        if (left) return;
        if (job) await onFound(job);
        else onFailed({ code: 'Offline' });
      } catch (error) {
        if (!left) onFailed(failureOf(error));
      }
    };
    void ask();
    return () => {
      left = true;
    };
  }, [api, signedIn, wish]);
}
