import type { Job } from '@tintory/contract';
import { useOnline } from '@tintory/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QuickPicture } from '../jobs/use-quick-preview.ts';
import { useRevoked } from '../photo/use-revoked.ts';
import type { OptionValues } from '../options/option-field.ts';

/** Debounce for sliders, in milliseconds. */
const settleMs = 200;

type Drawn = { wish: string; url: string | null; width: number; height: number };

type TrialOptions = {
  /** The job whose cutout it is drawn with. */
  job: Job | undefined;
  values: OptionValues;
  /** Whether the options differ from the shown picture's. */
  isWished: boolean;
  draw: (job: Job, values: OptionValues, signal: AbortSignal) => Promise<QuickPicture>;
};

/** A small preview of the options, redrawn as they change; the last request wins. */
export function useTrial({ job, values, isWished, draw }: TrialOptions) {
  const online = useOnline();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useRevoked(drawn?.url ?? null);
  const wish = isWished && job ? JSON.stringify([job.id, values]) : null;
  const drawNow = useEffectEvent((signal: AbortSignal) =>
    job ? draw(job, values, signal) : Promise.reject(new Error('There is no job.')),
  );
  useEffect(() => {
    if (wish === null || !online) return;
    const stop = new AbortController();
    const start = async () => {
      try {
        const { blob, width, height } = await drawNow(stop.signal);
        if (stop.signal.aborted) return;
        setDrawn({ wish, url: URL.createObjectURL(blob), width, height });
      } catch {
        if (!stop.signal.aborted) setDrawn({ wish, url: null, width: 0, height: 0 });
      }
    };
    const timer = setTimeout(() => void start(), settleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wish, online]);
  const isThere = wish !== null && drawn?.wish === wish;
  return {
    /**
     * The latest preview, also while another is drawn; null if the options are the picture's own.
     */
    picture: wish !== null && drawn?.url ? { ...drawn, url: drawn.url } : null,
    state:
      wish === null
        ? 'none'
        : isThere
          ? drawn.url
            ? 'there'
            : 'failed'
          : online
            ? 'drawing'
            : 'offline',
  } as const;
}
