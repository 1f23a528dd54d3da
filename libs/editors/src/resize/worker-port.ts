import type { OpenedPicture, PictureWorker, ResizeJob, ResizeOutcome } from './resize-job.ts';

type Request = { id: number } & (
  { ask: 'open'; file: Blob } | { ask: 'resize'; job: ResizeJob } | { ask: 'cancel' }
);

type Reply = { id: number } & (
  | { say: 'done'; value: OpenedPicture | ResizeOutcome }
  | { say: 'progress'; share: number }
  | { say: 'failed'; name: string; message: string }
);

/** One end of the line: a `Worker` on the page, the global scope inside the worker. */
export type Port = {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

type Waiting = {
  resolve: (value: never) => void;
  reject: (reason: Error) => void;
  onProgress?: (share: number) => void;
};

/** The worker's side: does what is asked with the worker given. */
export function servePort(worker: PictureWorker, port: Port): void {
  const running = new Map<number, AbortController>();
  const run = ({ id, ...request }: Exclude<Request, { ask: 'cancel' }>) => {
    if (request.ask === 'open') return worker.open(request.file);
    const controller = new AbortController();
    running.set(id, controller);
    const onProgress = (share: number) => port.postMessage({ id, say: 'progress', share });
    return worker.resize(request.job, { signal: controller.signal, onProgress });
  };
  const answer = async (request: Exclude<Request, { ask: 'cancel' }>) => {
    const { id } = request;
    try {
      port.postMessage({ id, say: 'done', value: await run(request) });
    } catch (error) {
      const { name = '', message = String(error) } = error instanceof Error ? error : {};
      port.postMessage({ id, say: 'failed', name, message });
    } finally {
      running.delete(id);
    }
  };
  port.addEventListener('message', ({ data }) => {
    const request = data as Request;
    if (request.ask === 'cancel') running.get(request.id)?.abort();
    else void answer(request);
  });
}

/** The page's side: a worker whose work is done at the other end. `fail` ends all that waits. */
export function connectWorker(port: Port): Omit<PictureWorker, 'close'> & { fail: () => void } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  port.addEventListener('message', ({ data }) => {
    const reply = data as Reply;
    const caller = waiting.get(reply.id);
    if (!caller) return;
    if (reply.say === 'progress') return caller.onProgress?.(reply.share);
    waiting.delete(reply.id);
    if (reply.say === 'done') caller.resolve(reply.value as never);
    else caller.reject(Object.assign(new Error(reply.message), { name: reply.name }));
  });
  const ask = <Value>(
    request: { ask: 'open'; file: Blob } | { ask: 'resize'; job: ResizeJob },
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ) =>
    new Promise<Value>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject, ...(onProgress && { onProgress }) });
      signal?.addEventListener('abort', () => port.postMessage({ id, ask: 'cancel' }));
      port.postMessage({ id, ...request });
    });
  return {
    open: (file) => ask<OpenedPicture>({ ask: 'open', file }),
    resize: (job, { signal, onProgress }) =>
      ask<ResizeOutcome>({ ask: 'resize', job }, onProgress, signal),
    fail: () => {
      for (const { reject } of waiting.values()) reject(new Error('The worker has stopped.'));
      waiting.clear();
    },
  };
}
