import type { ToolSample } from '@tintory/contract';

const setOf = (small: string, full: string) => `${small} 720w, ${full} 1200w`;

/** A sample's pictures in both sizes, and the stage's share of the screen: a phone takes small ones. */
export const sampleSets = (sample: ToolSample) => ({
  before: setOf(sample.before_small_url, sample.before_url),
  after: setOf(sample.after_small_url, sample.after_url),
  sizes: '(max-width: 900px) 100vw, 60vw',
});

/** Fetches the pictures of a sample that is about to be shown. */
export function warmSample(sample: ToolSample): void {
  const { before, after, sizes } = sampleSets(sample);
  for (const set of [after, before]) Object.assign(new Image(), { sizes, srcset: set });
}
