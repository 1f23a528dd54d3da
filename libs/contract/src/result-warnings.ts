import type { Job } from './jobs.ts';

/** Below this share of certainty a cutout deserves a second look. */
const unsureBelow = 0.66;

/**
 * Part of the subject that may be missing, something beside it that may have been kept, something
 * see-through, a subject that all sides of the picture cut off; a subject that was hard to tell,
 * an outline that can hardly be seen, a creature without a face,
 * heads that stand differently, a face too small to take the place of a large one, one whose eyes
 * dark glasses hide, or that lie in the dark, one that hair hangs over, one of several that might
 * have been meant, a surface that is not even, sleeves that are longer than those of the garment put
 * on over them, a garment whose back may cover the neck, clothes that reach beyond those put on over
 * them, an arm that is bent or hard to tell, a garment that was hard to tell from other things, one that
 * its picture cuts off, a photo too small to be painted, one that has few pixels
 * of its subject, one that is cut off at a side or whose feet are hidden, one that was laid down,
 * a photo whose blur, grain or blocks are enlarged along with it, one that was enlarged before.
 */
export type Warning =
  | 'partMissing'
  | 'neighbourKept'
  | 'seeThrough'
  | 'larger'
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
  | 'garment'
  | 'cutOff'
  | 'tiny'
  | 'fewPixels'
  | 'cutAside'
  | 'hiddenFeet'
  | 'laidFlat'
  | 'blurred'
  | 'noisy'
  | 'blocky'
  | 'enlarged';

type Results = Record<string, unknown>;

/** What may be wrong with a cutout, as the engine names it in `warnings` of a result. */
export const cutoutWarnings = [
  'part_missing',
  'neighbour_kept',
  'see_through',
  'larger_than_picture',
] as const;
export type CutoutWarning = (typeof cutoutWarnings)[number];

const namesCutoutWarning = ({ warnings: named }: Results, warning: CutoutWarning): boolean =>
  Array.isArray(named) && named.includes(warning);

/** What the stage of a place says of a subject, in `flags` of a result. */
const hasFlag = ({ flags }: Results, flag: string): boolean =>
  Array.isArray(flags) && flags.includes(flag);

const found: Record<Warning, (result: Results) => boolean> = {
  partMissing: (result) => namesCutoutWarning(result, 'part_missing'),
  neighbourKept: (result) => namesCutoutWarning(result, 'neighbour_kept'),
  seeThrough: (result) =>
    namesCutoutWarning(result, 'see_through') || hasFlag(result, 'seeThrough'),
  larger: (result) =>
    namesCutoutWarning(result, 'larger_than_picture') || hasFlag(result, 'closeUp'),
  // Whoever is told what may be wrong need not be told that something may be.
  subject: (result) =>
    typeof result['confidence'] === 'number' &&
    result['confidence'] < unsureBelow &&
    !cutoutWarnings.some((warning) => namesCutoutWarning(result, warning)),
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
  garment: ({ unclear_garment: unclear }) => unclear === true,
  cutOff: ({ cut_off: cut }) => cut === true,
  tiny: ({ tiny }) => tiny === true,
  fewPixels: (result) => result['few_pixels'] === true || hasFlag(result, 'tiny'),
  cutAside: (result) => hasFlag(result, 'cutAside'),
  hiddenFeet: (result) => hasFlag(result, 'hiddenFeet'),
  laidFlat: (result) => hasFlag(result, 'laidFlat'),
  blurred: ({ blurred }) => blurred === true,
  noisy: ({ noisy }) => noisy === true,
  blocky: ({ blocky }) => blocky === true,
  enlarged: ({ enlarged }) => enlarged === true,
};
const warnings = Object.keys(found) as Warning[];

/** What a result deserves a second look for. */
export const warningsOf = ({ result }: Pick<Job, 'result'>): Warning[] =>
  warnings.filter((warning) => found[warning](result ?? {}));

const wordsOf = ({ result }: Pick<Job, 'result'>, name: string): string[] => {
  const words = result?.[name];
  return Array.isArray(words) ? words.map(String) : [];
};

/** Words of the person's that count for nothing in a result. */
export const unknownWords = (job: Pick<Job, 'result'>): string[] => wordsOf(job, 'unknown');

/** Words of the person's that a result was made of. */
export const understoodWords = (job: Pick<Job, 'result'>): string[] => wordsOf(job, 'understood');

/** Whether there is something to say of it before it is paid. */
export const hasWarnings = (job: Pick<Job, 'result'>): boolean =>
  warningsOf(job).length > 0 || unknownWords(job).length > 0;
