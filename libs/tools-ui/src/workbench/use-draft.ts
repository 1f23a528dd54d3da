import { useEffect, useEffectEvent, useRef } from 'react';
import type { OptionValues } from '../options/option-values.ts';
import type { Draft, DraftStore } from '../photo/draft-store.ts';
import type { Photo } from '../photo/read-photo.ts';

type DraftOptions = {
  toolId: string;
  drafts: DraftStore;
  photo: Photo | null;
  /** Everything is there that a run needs. */
  complete: boolean;
  values: OptionValues;
  /** A page that shows a job starts from that job and not from a draft. */
  restorable: boolean;
  mayRun: boolean;
  onRestore: (draft: Draft) => void;
  /** A run that waited for a sign-in goes on. */
  onGoOn: () => void;
};

/** A browser that refuses to keep drafts must not keep anyone from working. */
const whereKept = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};

/** Keeps photo and options across the sign-in, and lets exactly one visible tab go on after it. */
export function useDraft(options: DraftOptions) {
  const { toolId, drafts, photo, complete, values, restorable, mayRun } = options;
  const restore = useEffectEvent(options.onRestore);
  const goOn = useEffectEvent(options.onGoOn);

  const asked = useRef(false);
  useEffect(() => {
    if (!restorable || asked.current) return;
    asked.current = true;
    void whereKept(drafts.load(toolId)).then((draft) => draft && restore(draft));
  }, [drafts, restorable, toolId]);

  useEffect(() => {
    if (!complete || !mayRun) return;
    const takeOver = async () => {
      if (document.visibilityState !== 'visible') return;
      if (await whereKept(drafts.takePending(toolId))) goOn();
    };
    void takeOver();
    document.addEventListener('visibilitychange', takeOver);
    return () => document.removeEventListener('visibilitychange', takeOver);
  }, [complete, drafts, mayRun, toolId]);

  const keep = (chosen: Photo | null, chosenValues: OptionValues, pending: boolean) => {
    const { file, name, origin } = chosen ?? { file: null, name: '', origin: null };
    const draft = { file, name, origin, values: chosenValues, pending };
    return whereKept(drafts.save(toolId, draft));
  };
  return {
    keep,
    keepForSignIn: () => keep(photo, values, true),
    forget: () => whereKept(drafts.remove(toolId)),
  };
}
