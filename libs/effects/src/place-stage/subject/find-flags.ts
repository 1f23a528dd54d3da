import type { Subject } from '../../stage/subject.ts';
import type { PlaceFlag } from '../place-types.ts';
import type { StoodOn } from './fitting-ground.ts';
import type { Prepared } from './prepare-subject.ts';

/** A subject with at most this many of its photograph's pixels along its longer side is tiny. */
const tiny = 200;

/** Warnings before pictures of a subject on these grounds are used. */
export function findFlags(
  subject: Subject,
  { traits, stoodInGrass, size }: Prepared,
  grounds: readonly StoodOn[],
): PlaceFlag[] {
  const { cut, lies } = traits;
  const cuts = [cut.left, cut.right, cut.above, cut.below].filter(Boolean).length;
  const isCloseUp = cuts > 2 || subject.warnings.includes('larger_than_picture');
  const stands = grounds.some((ground) => ground.kind !== 'open' && !hides(ground));
  const flags: Record<PlaceFlag, boolean> = {
    cutAside: !isCloseUp && cut.left !== cut.right,
    hiddenFeet: stoodInGrass && stands,
    laidFlat: lies,
    seeThrough: subject.warnings.includes('see_through'),
    closeUp: isCloseUp,
    tiny: size / subject.scale <= tiny,
  };
  return (Object.keys(flags) as PlaceFlag[]).filter((flag) => flags[flag]);
}

/** New grass hides the feet that the old grass hid. */
const hides = (ground: StoodOn): boolean => ground.kind === 'floor' && ground.surface.blades > 0;
