import { storeRules } from '@tintory/contract';
import { useFormats } from '@tintory/i18n';

/** How long, and of how many pictures, what was replaced can be put back: for every text that says so. */
export function useUndoLimits() {
  const { number } = useFormats();
  const { undoDays, maxOriginals } = storeRules;
  return { undoDays: number(undoDays), maxOriginals: number(maxOriginals) };
}
