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
  /** Whether all inputs for a run are there. */
  complete: boolean;
  restorable: boolean;
  /** The paid job of this page. */
  paid: Job | null;
  /** The free preview job of the current photo and options. */
  lookId: string | null;
  busy: boolean;
  mayRun: boolean;
  readJob: (id: string) => Promise<Job>;
  onJob: (id: string) => void;
  onOpened: () => void;
  onGoOn: () => void;
  /** Called when other work replaces the current one. */
  onOther: () => void;
};

/** The current photo and options, restored from a draft or chosen here, and kept as a draft. */
export function useWorkAtHand(options: WorkOptions) {
  const { fields, atWork, settings, paid, busy, onJob, onOther, ...others } = options;
  const { photo } = atWork;
  const needsPhoto = takesPhoto(fields);
  /** Work already begun must not be replaced by a draft. */
  const begun = useRef(false);

  const restore = async ({ file, name, origin, values }: Draft) => {
    const fitting = fittingValues(fields, await reopenPictures(values));
    if (begun.current) return;
    // Before the photo is read, so that options set in the meantime win.
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

  /** @param chosen options that come with the photo */
  const pick = async (file: File, from: PhotoOrigin | null = null, chosen: OptionValues = {}) => {
    if (busy || !needsPhoto) return;
    begun.current = true;
    const taken = await atWork.choose(file, file.name, from);
    if (!taken) return;
    // Chosen faces belong to the previous picture.
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
    // The photo of a finished paid job is no longer kept.
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
