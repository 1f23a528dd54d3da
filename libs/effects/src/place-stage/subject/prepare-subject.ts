import { type Plane, type RgbaImage, alphaBounds } from '@tintory/pixels';
import type { Subject } from '../../stage/subject.ts';
import { cleanBase } from './clean-base.ts';
import { findTraits } from './find-traits.ts';
import { type SubjectTraits } from './subject-traits.ts';
import { findSeen } from './find-seen.ts';
import { readOldGround } from './old-ground.ts';
import { heightOf, sizeOfTitle } from './real-size.ts';
import { turnUpright } from './turn-upright.ts';
import { withoutFloating } from './without-floating.ts';
import { luminanceOf } from '../panorama/light-image.ts';

export type Prepared = {
  /** Upright, with remains of its old ground removed. */
  foreground: RgbaImage;
  traits: SubjectTraits;
  /** Whether it stood in grass, which hides feet. */
  stoodInGrass: boolean;
  /** Pixels along its longer side. */
  size: number;
  /** Its mean brightness as displayed, 0 to 1. */
  brightness: number;
};

/** Alpha of 255 from which a pixel counts as subject. */
const threshold = 24;

/**
 * Prepares a subject for staging in a place.
 *
 * @param title the product's title in a shop
 */
export async function prepareSubject(subject: Subject, title?: string): Promise<Prepared> {
  const { original, found, isTrimmed } = subject;
  const grounded = withoutFloating(subject.foreground, subject.alpha);
  const { alpha } = grounded;
  const own =
    found.traits ??
    findTraits({ ...grounded, isTrimmed }, subject.seen ?? (await findSeen(original))) ??
    unknown;
  const traits = namedBy(title, own);
  const { cut, lies, roll } = traits;
  const bounds = alphaBounds(grounded.foreground, threshold, 0);
  const box = bounds && {
    ...{ left: bounds.x, right: bounds.x + bounds.width },
    ...{ top: bounds.y, bottom: bounds.y + bounds.height },
  };
  const stands = box && !cut.below && !lies && !isTrimmed;
  const ground = stands ? readOldGround(original, alpha, box) : undefined;
  const clean = ground && box ? cleanBase(grounded.foreground, alpha, ground, box) : grounded;
  const foreground = roll === 0 ? clean.foreground : await turnUpright(clean.foreground, roll);
  return {
    ...{ foreground, traits },
    size: bounds ? Math.max(bounds.width, bounds.height) : 0,
    stoodInGrass: ground?.isGrass ?? false,
    brightness: brightnessOf(clean.foreground, clean.alpha),
  };
}

/**
 * A title identifies a product better than a detector does, such as a mug with a cat on it; a
 * person photographed with the product stays a person.
 */
function namedBy(title: string | undefined, own: SubjectTraits): SubjectTraits {
  const named = own.thing === 'person' || own.thing === 'vehicle' ? undefined : sizeOfTitle(title);
  if (!named) return own;
  const metres = heightOf(named, { width: 1, height: own.slender });
  return { ...own, thing: 'product', metres, lies: own.lies || named.lies === true };
}

/** Of what has no outline. */
const unknown: SubjectTraits = {
  ...{ thing: 'product', footAngle: 16, roll: 0, metres: 0.25, slender: 1, lies: false },
  ...{ lightSide: 0, cut: { left: false, right: false, above: false, below: false } },
};

function brightnessOf({ data }: RgbaImage, alpha: Plane): number {
  let [sum, weight] = [0, 1e-6];
  for (let i = 0; i < alpha.data.length; i += 5) {
    const cover = alpha.data[i] as number;
    const [r, g, b] = [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number];
    sum += (cover * luminanceOf([r, g, b])) / 255;
    weight += cover;
  }
  return sum / weight;
}
