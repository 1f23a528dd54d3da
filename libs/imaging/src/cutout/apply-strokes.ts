import { strokeErase, strokeKeep, type Plane } from '@tintory/pixels';

/**
 * The mask where the user's strokes do not say otherwise.
 *
 * @param drawn the strokes, rasterised at the mask's size
 */
export const applyStrokes = ({ data, width, height }: Plane, drawn: Uint8Array): Plane => ({
  data: data.map((value, i) => {
    if (drawn[i] === strokeKeep) return 1;
    return drawn[i] === strokeErase ? 0 : value;
  }),
  width,
  height,
});
