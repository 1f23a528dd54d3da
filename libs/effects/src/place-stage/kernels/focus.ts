import { rayAt, type Camera } from './camera.ts';

/** Largest blur radius, as a share of the picture's side. */
const largest = 96 / 1024;

/**
 * Radius of the ground's lens blur in each row: a thin lens focused on the subject (Potmesil and
 * Chakravarty, 1981).
 *
 * @param radius at infinity, in pixels
 */
export function focusRows(camera: Camera, radius: number): Float32Array {
  return Float32Array.from({ length: camera.height }, (_, row) => {
    const { reach } = rayAt(camera, row + 0.5);
    const blur = radius * Math.abs(1 - camera.distance / Math.max(reach, 0.02));
    return Math.min(blur, largest * camera.side);
  });
}

/** Converts `blur`, a diameter as a share of the picture's side, to a radius in pixels. */
export const farRadius = ({ side }: Camera, blur: number): number => (blur * side) / 2;
