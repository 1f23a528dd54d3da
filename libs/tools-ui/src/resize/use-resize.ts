import { useEffect, useState } from 'react';
import { createResizeEngine } from './create-resize-engine.ts';
import type { ResizeEngine, ResizeOutcome } from './resize-job.ts';
import { jobOf, targetOf, type ResizeSettings } from './resize-settings.ts';
import { resultName } from './result-name.ts';
import { saveFile } from '../photo/save-file.ts';
import { useEngine } from './use-engine.ts';
import { useOutcome } from './use-outcome.ts';
import { useResizePhoto } from './use-resize-photo.ts';

export type ResizeOptions = {
  /** The photo to begin with; without one the editor asks for it. */
  given?: { file: Blob; name: string };
  /** Takes the finished file; without it the file is downloaded. */
  onDone?: (file: File) => void;
  /** Who does the work. */
  createEngine?: () => ResizeEngine;
};

/** Everything the resize tool decides: photo, settings, the live result, and where it goes. */
export function useResize({ given, onDone, createEngine = createResizeEngine }: ResizeOptions) {
  const getEngine = useEngine(createEngine);
  const { opened, opening, problem, choose, change, clear } = useResizePhoto(getEngine);
  const { file: givenFile, name: givenName = '' } = given ?? {};
  useEffect(() => {
    if (givenFile) void choose(givenFile, givenName);
  }, [givenFile, givenName, choose]);

  const photo = opened?.photo ?? null;
  const settings = opened?.settings ?? null;
  const job = photo && settings ? jobOf(settings, photo.size) : null;
  // Asked for before it was ready: handed over as soon as it is.
  const [wanted, setWanted] = useState(false);

  const deliver = ({ blob }: ResizeOutcome) => {
    if (!photo || !settings) return;
    const name = resultName(photo.name, settings.format);
    const file = new File([blob], name, { type: blob.type });
    if (onDone) onDone(file);
    else saveFile(file, file.name);
  };
  const onReady = (outcome: ResizeOutcome) => {
    if (!wanted) return;
    setWanted(false);
    deliver(outcome);
  };
  const result = useOutcome({ getEngine, photo, job, onReady });

  const update = (changes: Partial<ResizeSettings>) => {
    setWanted(false);
    if (settings) change({ ...settings, ...changes });
  };
  const finish = () => {
    if (result.fresh && result.outcome) deliver(result.outcome);
    else setWanted(true);
  };
  return {
    photo,
    photoUrl: opened?.url ?? null,
    opening,
    problem,
    settings,
    target: photo && settings ? targetOf(settings, photo.size) : null,
    job,
    result,
    wanted: wanted && !result.failed,
    hasTaker: onDone !== undefined,
    choose: (file: File) => void choose(file, file.name),
    update,
    finish,
    clear,
  };
}

export type ResizeState = ReturnType<typeof useResize>;

/** The state once there is a photo. */
export type OpenResize = ResizeState & {
  photo: NonNullable<ResizeState['photo']>;
  settings: ResizeSettings;
  photoUrl: string;
};

export const isOpen = (state: ResizeState): state is OpenResize =>
  state.photo !== null && state.settings !== null && state.photoUrl !== null;
