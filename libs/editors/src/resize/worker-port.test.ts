// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { PictureWorker, ResizeJob } from './resize-job.ts';
import { connectWorker, servePort, type Port } from './worker-port.ts';

/** Two connected ports; messages arrive asynchronously, as between threads. */
function createLine(): [Port, Port] {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (mine: number): Port => ({
    postMessage: (data) =>
      queueMicrotask(() => listeners[1 - mine]?.forEach((listen) => listen({ data }))),
    addEventListener: (_, listen) => listeners[mine]?.push(listen),
  });
  return [end(0), end(1)];
}

const job = { format: 'png' } as ResizeJob;
const opened = { size: { width: 3, height: 2 }, preview: null, formats: [] };
const outcome = { blob: new Blob(), width: 3, height: 2, quality: 80, reached: true };

function setUp(changes: Partial<PictureWorker>) {
  const [page, thread] = createLine();
  const worker = {
    open: async () => opened,
    resize: async () => outcome,
    close: () => undefined,
    ...changes,
  };
  servePort(worker, thread);
  return connectWorker(page);
}

const hooks = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

describe('work over a port', () => {
  it('is done at the other end, with its progress on the way', async () => {
    const { open, resize } = setUp({
      resize: async (_, { onProgress }) => {
        onProgress(0.5);
        return outcome;
      },
    });
    expect(await open(new Blob())).toEqual(opened);
    const given = hooks();
    expect(await resize(job, given)).toEqual(outcome);
    expect(given.onProgress).toHaveBeenCalledWith(0.5);
  });

  it('fails here as it fails there', async () => {
    const { open } = setUp({ open: () => Promise.reject(new Error('no picture')) });
    await expect(open(new Blob())).rejects.toThrow('no picture');
  });

  it('stops there when it is aborted here', async () => {
    const { resize } = setUp({
      resize: (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        ),
    });
    const controller = new AbortController();
    const result = resize(job, { signal: controller.signal, onProgress: () => undefined });
    await Promise.resolve();
    controller.abort();
    await expect(result).rejects.toThrow('stopped');
  });

  it('is given up when the worker dies', async () => {
    const { open, fail } = setUp({ open: () => new Promise(() => undefined) });
    const result = open(new Blob());
    fail();
    await expect(result).rejects.toThrow('stopped');
  });
});
