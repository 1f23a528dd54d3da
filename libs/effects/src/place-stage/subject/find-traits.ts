import type { Plane, RgbaImage } from '@tintory/pixels';
import type { Seen } from '@tintory/imaging/cutout';
import { cutSides } from '../../stage/cut-sides.ts';
import type { SubjectTraits } from './subject-traits.ts';
import { contactOf, type Contact } from './contact.ts';
import { findPitch } from './find-pitch.ts';
import { findRoll } from './find-roll.ts';
import { findThing } from './find-thing.ts';
import { findLightSide } from './light-side.ts';
import { heightOf, heightOfPerson, heightOfShape, sizeOfKind } from './real-size.ts';
import { silhouetteOf, type Silhouette } from './silhouette.ts';

/** A thing with a base narrower than this share of its height would fall over. */
const leastBase = 0.085;
/** So would one whose centre of mass is this share of its width outside of its support. */
const mostBeside = 0.05;

type Cutout = { alpha: Plane; foreground: RgbaImage; isTrimmed: boolean };

/** @returns undefined without a subject */
export function findTraits(
  { alpha, foreground, isTrimmed }: Cutout,
  seen: Seen = { boxes: [], faces: [] },
): SubjectTraits | undefined {
  const outline = silhouetteOf(alpha);
  if (!outline) return undefined;
  const cut = cutSides(foreground, isTrimmed);
  const found = findThing(seen, outline.box, cut.below);
  const { thing, kind } = found;
  const contact = contactOf(outline);
  const size = sizeOfKind(thing, kind);
  const person = thing === 'person' ? heightOfPerson(found.face) : undefined;
  return {
    thing,
    footAngle: findPitch(outline, contact, { thing, kind }).footAngle,
    roll: thing === 'product' && !cut.below ? findRoll(outline) : 0,
    metres: person ?? (size ? heightOf(size, outline) : heightOfShape(outline)),
    slender: outline.height / outline.width,
    lies: thing === 'product' && !cut.below && (size?.lies === true || fallsOver(outline, contact)),
    lightSide: findLightSide(foreground),
    cut,
  };
}

const fallsOver = ({ width, height }: Silhouette, { reach, beside }: Contact): boolean =>
  (reach * width) / height < leastBase || beside > mostBeside;
