import { useCallback, useRef, useState } from 'react';

/** Tells whether the work still counts: nobody has stopped it. */
type StillWanted = () => boolean;

/** One slow piece of work at a time, with its name; what is stopped ends without effect. */
export function useBusy() {
  const [label, setLabel] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);

  const run = useCallback(async (name: string, work: (wanted: StillWanted) => Promise<void>) => {
    turn.current += 1;
    const mine = turn.current;
    const wanted = () => turn.current === mine;
    setLabel(name);
    setFailed(false);
    try {
      await work(wanted);
    } catch {
      if (wanted()) setFailed(true);
    } finally {
      if (wanted()) setLabel(null);
    }
  }, []);

  const stop = useCallback(() => {
    turn.current += 1;
    setLabel(null);
  }, []);

  return { label, failed, run, stop, dismiss: () => setFailed(false) };
}
