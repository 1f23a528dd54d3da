/** A garment's drawing on 800 × 1000: what it is filled with, and what is drawn on it. */
export type GarmentCut = {
  name: string;
  /** All cloth that is seen, in paths filled with the garment's colour. */
  cloth: string[];
  /** The inside that shows above a neckline or between open fronts, drawn first and darker. */
  inside?: string[];
  /** Seams, plackets, buttons, strings: strokes of the darkened colour. */
  seams?: string[];
};
