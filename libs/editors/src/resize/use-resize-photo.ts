import { useCallback, useRef, useState } from 'react';
import { useRevoked } from '@tintory/tools-ui';
import { openPhoto, type ResizePhoto, type ResizeProblem } from './open-photo.ts';
import type { ResizeEngine } from './resize-job.ts';
import { settingsFor, type ResizeSettings } from './resize-settings.ts';

/** The photo and what to do with it; both are replaced together. */
type Opened = { photo: ResizePhoto; url: string; settings: ResizeSettings };
type PhotoState = { opened: Opened | null; opening: boolean; problem: ResizeProblem | null };

const nothing: PhotoState = { opened: null, opening: false, problem: null };

/** The chosen photo with its settings; a refused file leaves the present one in place. */
export function useResizePhoto(getEngine: () => ResizeEngine) {
  const [state, setState] = useState(nothing);
  useRevoked(state.opened?.url ?? null);

  /** The last file chosen wins, whichever is opened first. */
  const latest = useRef(0);
  const choose = useCallback(
    async (file: Blob, name: string) => {
      const turn = ++latest.current;
      setState((known) => ({ ...known, opening: true, problem: null }));
      const reading = await openPhoto(getEngine(), file, name);
      if (turn !== latest.current) return;
      if ('problem' in reading) {
        setState((known) => ({ ...known, opening: false, problem: reading.problem }));
        return;
      }
      const { photo } = reading;
      const settings = settingsFor(photo.size, photo.type, photo.formats);
      const shownUrl = URL.createObjectURL(photo.shown);
      setState({ opened: { photo, url: shownUrl, settings }, opening: false, problem: null });
    },
    [getEngine],
  );
  const change = useCallback((settings: ResizeSettings) => {
    setState((known) =>
      known.opened ? { ...known, opened: { ...known.opened, settings } } : known,
    );
  }, []);
  const clear = useCallback(() => {
    latest.current++;
    setState(nothing);
  }, []);
  return { ...state, choose, change, clear };
}
