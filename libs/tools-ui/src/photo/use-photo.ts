import type { FileProblem } from '@tintory/picture-files';
import { useCallback, useRef, useState } from 'react';
import type { PhotoOrigin } from './photo-origin.ts';
import { readPhoto, type Photo } from './read-photo.ts';
import { useRevoked } from './use-revoked.ts';

type PhotoState = { photo: Photo | null; problem: FileProblem | null };

/** The chosen photo, checked and ready to show; a refused file leaves the current one unchanged. */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ photo: null, problem: null });
  useRevoked(state.photo?.url ?? null);

  /** The last chosen file wins, whichever is read first. */
  const latest = useRef(0);
  const choose = useCallback(
    async (file: Blob, name: string, origin: PhotoOrigin | null): Promise<Photo | null> => {
      const turn = ++latest.current;
      const reading = await readPhoto(file, name, origin);
      if (turn !== latest.current) return null;
      if ('problem' in reading) {
        setState((known) => ({ ...known, problem: reading.problem }));
        return null;
      }
      setState({ photo: reading.photo, problem: null });
      return reading.photo;
    },
    [],
  );
  const clear = useCallback(() => {
    latest.current++;
    setState({ photo: null, problem: null });
  }, []);
  return { ...state, choose, clear };
}
