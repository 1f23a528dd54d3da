import { rayAt, type Camera } from './camera.ts';

/** No disc is larger than this, in shares of the picture's side. */
const largest = 96 / 1024;

/**
 * Radius of the lens blur of the ground in each row: a thin lens focused on the subject (Potmesil and
 * Chakravarty, 1981).
 *
 * @param radius of what is endlessly far away, in pixels
 */
export function focusRows(camera: Camera, radius: number): Float32Array {
  return Float32Array.from({ length: camera.height }, (_, row) => {
    const { reach } = rayAt(camera, row + 0.5);
    const blur = radius * Math.abs(1 - camera.distance / Math.max(reach, 0.02));
    return Math.min(blur, largest * camera.side);
  });
}

/** As `blur` in shares of the picture's side, in pixels. */
export const farRadius = ({ side }: Camera, blur: number): number => (blur * side) / 2;
