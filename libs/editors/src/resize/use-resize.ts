import { saveFile } from '@tintory/tools-ui';
import { useEffect, useState } from 'react';
import { createResizeEngine } from './create-resize-engine.ts';
import type { ResizeEngine, ResizeOutcome } from './resize-job.ts';
import { jobOf, targetOf, type ResizeSettings } from './resize-settings.ts';
import { resultName } from './result-name.ts';
import { useEngine } from './use-engine.ts';
import { useOutcome } from './use-outcome.ts';
import { useResizePhoto } from './use-resize-photo.ts';

export type ResizeOptions = {
  /** The photo to begin with; without one the editor asks for it. */
  given?: { file: Blob; name: string };
  /** Takes the finished file; without it the file is downloaded. */
  onDone?: (file: File) => void;
  /** Goes to a page of the app; without it the result cannot go on to other tools. */
  navigate?: (path: string) => void;
  /** Who does the work. */
  createEngine?: () => ResizeEngine;
};

/** Receives the finished file. */
type Taker = (file: File) => unknown;

const download: Taker = (file) => saveFile(file, file.name);

/** Everything the resize tool decides: photo, settings, the live result, and where it goes. */
export function useResize(options: ResizeOptions) {
  const { given, onDone, navigate, createEngine = createResizeEngine } = options;
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
  const [taker, setTaker] = useState<{ take: Taker } | null>(null);

  const deliver = ({ blob }: ResizeOutcome, take: Taker) => {
    if (!photo || !settings) return;
    const name = resultName(photo.name, settings.format);
    void take(new File([blob], name, { type: blob.type }));
  };
  const onReady = (outcome: ResizeOutcome) => {
    if (!taker) return;
    setTaker(null);
    deliver(outcome, taker.take);
  };
  const result = useOutcome({ getEngine, photo, job, onReady });

  const update = (changes: Partial<ResizeSettings>) => {
    setTaker(null);
    if (settings) change({ ...settings, ...changes });
  };
  const giveTo = (take: Taker) => {
    if (result.fresh && result.outcome) deliver(result.outcome, take);
    else setTaker({ take });
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
    wanted: taker !== null && !result.failed,
    hasTaker: onDone !== undefined,
    choose: (file: File) => void choose(file, file.name),
    update,
    finish: () => giveTo(onDone ?? download),
    /** For other destinations. */
    giveTo,
    navigate,
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
