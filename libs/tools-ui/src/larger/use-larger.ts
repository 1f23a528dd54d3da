import { priceOf } from '@tintory/catalog';
import { useOnline } from '@tintory/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBusy } from '../jobs/job-phase.ts';
import { isFinished } from '../jobs/newer-job.ts';
import { useRunCost } from '../jobs/use-cost.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useToolJob } from '../jobs/use-tool-job.ts';
import { enlargementOf, factors, type Factor } from './enlargement.ts';
import { enlargeRequest, enlargeValues, enlarger, factorOf } from './enlarge-request.ts';
import type { LargerSource } from '../results/larger-source.ts';
import { useEarlierLarger } from './use-earlier-larger.ts';

/** A result in a larger size: made once at the upscaler's price, and downloaded as soon as it is there. */
export function useLarger(source: LargerSource) {
  const { output } = source;
  const { object_id: objectId } = output;
  const online = useOnline();
  const costOf = useRunCost();
  const { download, downloading } = useDownload();
  const [chosen, setFactor] = useState<Factor>();
  const [jobId, onJobId] = useState<string | null>(null);
  const earlier = useEarlierLarger(objectId);
  const { phase, job, start, cancel } = useToolJob({
    ...{ tool: enlarger.tool, jobId, onJobId },
    wish: `${enlarger.tool.id}:${objectId}`,
  });
  const busy = isBusy(phase);

  // Resumes one that was started before this dialog was closed.
  const going = earlier.jobs.find((one) => !isFinished(one));
  if (going && jobId === null && !busy) onJobId(going.id);

  const awaited = useRef(false);
  const downloadNow = useEffectEvent((id: string) => void download(id));
  useEffect(() => {
    if (busy) awaited.current = true;
    if (phase.name !== 'succeeded' || !awaited.current) return;
    awaited.current = false;
    const [file] = phase.job.outputs;
    if (file) downloadNow(file.object_id);
  }, [busy, phase]);

  const sizes = factors.map((factor) => enlargementOf(output, factor));
  const known = job && phase.name !== 'none' ? factorOf(job, objectId) : undefined;
  const factor = (busy ? known : undefined) ?? chosen ?? known ?? '2';
  const size = enlargementOf(output, factor);
  const made = [job, ...earlier.jobs].find(
    (one) => one?.status === 'succeeded' && factorOf(one, objectId) === factor,
  );
  const [file] = made?.outputs ?? [];
  const { credits: perPicture } = enlarger.func;
  const each = priceOf(enlarger.func, enlargeValues(output, factor));

  return {
    phase,
    busy,
    online,
    sizes,
    size,
    factor,
    setFactor,
    cost: costOf({ count: 1, each, perPicture }),
    /** Whether it is still being asked for what was made before. */
    checking: online && earlier.checking,
    /** The file of this size that is there already. */
    file: file ?? null,
    /** It came just now, and its download began by itself. */
    fresh: phase.name === 'succeeded' && made?.id === phase.job.id,
    downloading,
    canStart: online && !busy && !earlier.checking && size.beyond === null,
    start: () => void start(enlargeRequest(source, factor)),
    download: () => file && void download(file.object_id),
    cancel: () => void cancel(),
  };
}

export type Larger = ReturnType<typeof useLarger>;
