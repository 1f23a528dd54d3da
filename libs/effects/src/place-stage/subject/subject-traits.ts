import type { Cut } from '../../stage/cut-sides.ts';

/** What a subject is, as far as a place must know. */
export type Thing = 'person' | 'animal' | 'vehicle' | 'product';

/** What a subject's outline and the models tell of how it was photographed. */
export type SubjectTraits = {
  thing: Thing;
  /** The angle under which the ground at it was seen, in degrees below the horizon. */
  footAngle: number;
  /** Degrees that it leans to the right. */
  roll: number;
  /** Its height in the world, by its kind or its shape. */
  metres: number;
  /** Height in widths: sizes that a title tells may be along either. */
  slender: number;
  /** Whether it cannot stand, and lies. */
  lies: boolean;
  /** −1: it was lit from the left; 1: from the right. */
  lightSide: number;
  cut: Cut;
};
