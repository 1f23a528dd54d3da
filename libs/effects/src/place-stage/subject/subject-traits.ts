import type { Cut } from '../../stage/cut-sides.ts';

/** The kinds of subject that a place distinguishes. */
export type Thing = 'person' | 'animal' | 'vehicle' | 'product';

/** How a subject was photographed, measured on its outline and by the models. */
export type SubjectTraits = {
  thing: Thing;
  /** The angle at which the ground at it was seen, in degrees below the horizon. */
  footAngle: number;
  /** How far it leans to the right, in degrees. */
  roll: number;
  /** Its real height, by its kind or its shape. */
  metres: number;
  /** Ratio of height to width: sizes from titles may be along either. */
  slender: number;
  /** Whether it cannot stand and has to lie. */
  lies: boolean;
  /** The side it was lit from: −1 left, 1 right. */
  lightSide: number;
  cut: Cut;
};
