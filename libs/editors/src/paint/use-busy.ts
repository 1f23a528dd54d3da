import { useCallback, useEffect, useRef, useState } from 'react';

/** Aborted when the work is stopped: then it must have no effect. `onProgress` takes 0 to 1. */
type Work = (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>;

/** Runs one slow task at a time, by name; a stopped task has no effect. */
export function useBusy() {
  const [label, setLabel] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const current = useRef<AbortController>(null);

  const run = useCallback(async (name: string, work: Work) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setLabel(name);
    setShare(null);
    setFailed(false);
    try {
      await work(controller.signal, (done) => {
        if (!controller.signal.aborted) setShare(done);
      });
    } catch {
      if (!controller.signal.aborted) setFailed(true);
    } finally {
      if (!controller.signal.aborted) setLabel(null);
    }
  }, []);

  const stop = useCallback(() => {
    current.current?.abort();
    setLabel(null);
  }, []);

  // Aborts when the editor closes.
  useEffect(() => () => current.current?.abort(), []);

  return { label, share, failed, run, stop, dismiss: () => setFailed(false) };
}
