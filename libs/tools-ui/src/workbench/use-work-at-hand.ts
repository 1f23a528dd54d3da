import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useRef } from 'react';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { fittingValues } from '../options/fits-field.ts';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { defaultValues, takesPhoto } from '../options/option-values.ts';
import { reopenPictures } from '../options/reopen-pictures.ts';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { useDraft } from './use-draft.ts';
import type { useOptions } from './use-options.ts';
import type { usePhotoAtWork } from './use-photo-at-work.ts';

type WorkOptions = {
  toolId: string;
  fields: readonly Field[];
  drafts: DraftStore;
  atWork: ReturnType<typeof usePhotoAtWork>;
  settings: ReturnType<typeof useOptions>;
  /** Everything is there that a run needs. */
  complete: boolean;
  restorable: boolean;
  /** The paid job of this page. */
  paid: Job | null;
  /** The free preview that was made of what is at hand, or is being made. */
  lookId: string | null;
  busy: boolean;
  mayRun: boolean;
  readJob: (id: string) => Promise<Job>;
  onJob: (id: string) => void;
  onOpened: () => void;
  onGoOn: () => void;
  /** Something else is worked on from here on. */
  onOther: () => void;
};

/** The photo and the options somebody has at hand: from a draft or chosen here, and kept as one. */
export function useWorkAtHand(options: WorkOptions) {
  const { fields, atWork, settings, paid, busy, onJob, onOther, ...others } = options;
  const { photo } = atWork;
  const needsPhoto = takesPhoto(fields);
  /** Whoever has begun wants no draft in the place of it. */
  const begun = useRef(false);

  const restore = async ({ file, name, origin, values }: Draft) => {
    const fitting = fittingValues(fields, await reopenPictures(values));
    if (begun.current) return;
    // At once: what is set while the photo is read comes on top.
    settings.revise(() => ({ ...defaultValues(fields), ...fitting }));
    if (file) await atWork.choose(file, name, origin ?? null);
  };
  const draft = useDraft({
    ...others,
    photo,
    paid,
    values: settings.values,
    atHand: needsPhoto ? photo !== null : settings.edited,
    onRestore: restore,
    onJob: (id) => {
      if (!begun.current) onJob(id);
    },
  });

  /** @param chosen options that come with it */
  const pick = async (file: File, from: PhotoOrigin | null = null, chosen: OptionValues = {}) => {
    if (busy || !needsPhoto) return;
    begun.current = true;
    const taken = await atWork.choose(file, file.name, from);
    if (!taken) return;
    // Faces were chosen on the picture before.
    const values = settings.revise((known) => ({
      ...known,
      ...('indexes' in known && { indexes: [] }),
      ...chosen,
    }));
    onOther();
    await draft.keep(taken, values);
  };
  const setValue = (key: string, value: OptionValue | undefined) => {
    begun.current = true;
    const values = settings.set(key, value);
    // A photo that was paid for does not come back.
    if (paid?.status !== 'succeeded' && (photo || !needsPhoto)) void draft.keep(photo, values);
  };
  const startOver = () => {
    atWork.clear();
    settings.clear();
    onOther();
    void draft.forget();
  };
  return { pick, setValue, startOver, keepForSignIn: draft.keepForSignIn };
}
