import { useEffect, useRef } from 'react';
import type { OptionValues } from '../options/option-field.ts';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Photo } from '../photo/read-photo.ts';
import { whereKept } from './where-kept.ts';

/** Writes what is at hand into the draft of a tool, for as long as its page is there. */
export function useKeepDraft(toolId: string, drafts: DraftStore) {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return async (
    photo: Photo | null,
    values: OptionValues,
    { pending = false, jobId = null }: Partial<Pick<Draft, 'pending' | 'jobId'>> = {},
  ): Promise<void> => {
    // The user may have signed out while the photo was read; then it is not kept.
    if (!here.current) return;
    const { file, name, origin } = photo ?? { file: null, name: '', origin: null };
    await whereKept(drafts.save(toolId, { file, name, origin, values, pending, jobId }));
  };
}
