import type { ToolSample } from '@tintory/contract';

const setOf = (small: string, full: string) => `${small} 720w, ${full} 1200w`;

/** `srcset` and `sizes` of a sample's pictures, so that phones load the small ones. */
export const sampleSets = (sample: ToolSample) => ({
  before: setOf(sample.before_small_url, sample.before_url),
  after: setOf(sample.after_small_url, sample.after_url),
  sizes: '(max-width: 900px) 100vw, 60vw',
});

/** Preloads the pictures of the next sample. */
export function warmSample(sample: ToolSample): void {
  const { before, after, sizes } = sampleSets(sample);
  for (const set of [after, before]) Object.assign(new Image(), { sizes, srcset: set });
}
