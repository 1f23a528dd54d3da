import type { JobOutput } from '@tintory/contract';
import { imageOfOutput, type From } from '../results/image-of-output.ts';
import { useResults } from './use-results.ts';

/** Opens results in the preview, where each can be edited or opened in another tool. */
export function usePreview() {
  const { look } = useResults();
  return (outputs: readonly JobOutput[], from: From) =>
    look(outputs.map((output) => imageOfOutput(output, outputs, from)));
}
