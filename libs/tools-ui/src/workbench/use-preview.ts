import type { JobOutput } from '@tintory/contract';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { imageOfOutput } from './image-of-output.ts';
import { useResults } from './use-results.ts';

/**
 * Opens results large, one by one; from there each can be edited, or go on into another tool.
 * `origin` is the picture of a store that they were made from.
 */
export function usePreview() {
  const { look } = useResults();
  return (outputs: readonly JobOutput[], origin: PhotoOrigin | null = null) =>
    look(outputs.map((output) => imageOfOutput(output, outputs, { origin })));
}
