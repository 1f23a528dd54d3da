import type { Job } from './jobs.ts';

/** Below this share of certainty a cutout deserves a second look. */
const unsureBelow = 0.66;

/**
 * A subject that was hard to tell, an outline that can hardly be seen, a creature without a face,
 * heads that stand differently, a face too small to take the place of a large one, one whose eyes
 * dark glasses hide, or that lie in the dark, one that hair hangs over, one of several that might
 * have been meant, a surface that is not even, sleeves that are longer than those of the garment put
 * on over them, a garment whose back may cover the neck, clothes that reach beyond those put on over
 * them, an arm that is bent or hard to tell, a photo too small to be painted, one that has few pixels
 * of its subject, a thing seen from above in a place seen from the front, pictures that differ little,
 * a photo whose blur, grain or blocks are enlarged along with it, one that was enlarged before.
 */
export type Doubt =
  | 'subject'
  | 'faint'
  | 'faceless'
  | 'pose'
  | 'coarse'
  | 'covered'
  | 'shaded'
  | 'hair'
  | 'severalFaces'
  | 'uneven'
  | 'sleeves'
  | 'neck'
  | 'loose'
  | 'arms'
  | 'tiny'
  | 'fewPixels'
  | 'tilted'
  | 'alike'
  | 'blurred'
  | 'noisy'
  | 'blocky'
  | 'enlarged';

type Results = Record<string, unknown>;

const found: Record<Doubt, (result: Results) => boolean> = {
  subject: ({ confidence }) => typeof confidence === 'number' && confidence < unsureBelow,
  faint: ({ faint_outline: faint }) => faint === true,
  faceless: ({ faces_found: faces }) => faces === 0,
  pose: ({ fit }) => fit === 'fair',
  coarse: ({ coarse }) => coarse === true,
  covered: ({ covered }) => covered === true,
  shaded: ({ shaded }) => shaded === true,
  hair: ({ hair }) => hair === true,
  severalFaces: ({ several_faces: count }) => typeof count === 'number' && count > 1,
  uneven: ({ even }) => even === false,
  sleeves: ({ over_sleeves: over }) => over === true,
  neck: ({ hides_neck: hides }) => hides === true,
  loose: ({ loose_clothes: loose }) => loose === true,
  arms: ({ unclear_arms: unclear }) => unclear === true,
  tiny: ({ tiny }) => tiny === true,
  fewPixels: ({ few_pixels: few }) => few === true,
  tilted: ({ tilted }) => tilted === true,
  alike: ({ alike }) => alike === true,
  blurred: ({ blurred }) => blurred === true,
  noisy: ({ noisy }) => noisy === true,
  blocky: ({ blocky }) => blocky === true,
  enlarged: ({ enlarged }) => enlarged === true,
};
const doubts = Object.keys(found) as Doubt[];

/** What a result deserves a second look for. */
export const doubtsOf = ({ result }: Pick<Job, 'result'>): Doubt[] =>
  doubts.filter((doubt) => found[doubt](result ?? {}));

const wordsOf = ({ result }: Pick<Job, 'result'>, name: string): string[] => {
  const words = result?.[name];
  return Array.isArray(words) ? words.map(String) : [];
};

/** Words of the person's that count for nothing in a result. */
export const unknownWords = (job: Pick<Job, 'result'>): string[] => wordsOf(job, 'unknown');

/** Words of the person's that a result was made of. */
export const understoodWords = (job: Pick<Job, 'result'>): string[] => wordsOf(job, 'understood');

/** Whether there is something to say of it before it is paid. */
export const deservesALook = (job: Pick<Job, 'result'>): boolean =>
  doubtsOf(job).length > 0 || unknownWords(job).length > 0;
