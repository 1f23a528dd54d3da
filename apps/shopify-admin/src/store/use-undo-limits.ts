import { storeRules } from '@tintory/contract';
import { useFormats } from '@tintory/i18n';

/** Limits of undoing a publication, in days and number of pictures, formatted for texts. */
export function useUndoLimits() {
  const { number } = useFormats();
  const { undoDays, maxOriginals } = storeRules;
  return { undoDays: number(undoDays), maxOriginals: number(maxOriginals) };
}
