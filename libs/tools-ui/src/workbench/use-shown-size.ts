import { useImageSize } from '../photo/use-image-size.ts';
import type { Outcome } from './use-outcome.ts';
import type { WorkbenchState } from './use-workbench.ts';

type Size = { width: number; height: number };

/** The size of the photo or result on the canvas; null for a sample, and until known. */
export function useShownSize({ photo, beforeUrl }: WorkbenchState, outcome: Outcome): Size | null {
  const { shown } = outcome.output;
  const stored = useImageSize(shown || photo?.size ? null : beforeUrl);
  return shown ?? photo?.size ?? stored;
}
