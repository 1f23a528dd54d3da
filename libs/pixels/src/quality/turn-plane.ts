import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Rows become columns. */
export function turnPlane({ data, width, height }: Plane): Plane {
  const turned = createPlane(height, width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned.data[x * height + y] = data[y * width + x];
  }
  return turned;
}
