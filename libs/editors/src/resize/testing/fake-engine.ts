import { vi } from 'vitest';
import { outputFormats, type ResizeEngine, type ResizeJob } from '../resize-job.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a];

/** A file with the signature of a PNG. */
export const aPng = (name = 'coffee.png') =>
  new File([new Uint8Array(signature)], name, { type: 'image/png' });

/** A fake engine that responds to each job at once with a file of `bytes` bytes. */
export function fakeEngine({ size = { width: 600, height: 400 }, bytes = 184_000 } = {}) {
  const jobs: ResizeJob[] = [];
  const signals: AbortSignal[] = [];
  const resize = vi.fn<ResizeEngine['resize']>(async (job, { signal }) => {
    jobs.push(job);
    signals.push(signal);
    const reached = bytes <= (job.maxBytes ?? Infinity);
    const blob = new Blob([new Uint8Array(bytes)], { type: `image/${job.format}` });
    return { blob, ...job.target, quality: job.quality, reached };
  });
  const engine: ResizeEngine = {
    measure: async () => size,
    open: vi.fn(async () => ({ size, preview: null, formats: outputFormats })),
    resize,
    close: vi.fn(),
  };
  return { engine, resize, jobs, signals, lastJob: () => jobs.at(-1) };
}
