import { shrinkPlane, createPlane, type Plane } from '@tintory/pixels';

/**
 * A picture in linear light, one plane per channel; 1 is a white card unless documented otherwise.
 */
export type LightImage = readonly [red: Plane, green: Plane, blue: Plane];

/** Which of the planes. */
export type Channel = 0 | 1 | 2;

/** A colour in linear light. */
export type Light = readonly [red: number, green: number, blue: number];

/** Luminance weights of linear sRGB (ITU-R BT.709). */
export const luminanceWeights: Light = [0.2126, 0.7152, 0.0722];

export const luminanceOf = ([red, green, blue]: Light): number =>
  red * luminanceWeights[0] + green * luminanceWeights[1] + blue * luminanceWeights[2];

export const createLightImage = (width: number, height: number): LightImage => [
  createPlane(width, height),
  createPlane(width, height),
  createPlane(width, height),
];

export const mapLight = (
  [red, green, blue]: Light,
  change: (value: number, channel: Channel) => number,
): Light => [change(red, 0), change(green, 1), change(blue, 2)];

/** Applies the same operation to each channel. */
export const mapChannels = (
  [red, green, blue]: LightImage,
  change: (plane: Plane, channel: Channel) => Plane,
): LightImage => [change(red, 0), change(green, 1), change(blue, 2)];

/** The luminance of each pixel. */
export function luminancePlane([red, green, blue]: LightImage): Plane {
  const out = createPlane(red.width, red.height);
  const [r, g, b] = luminanceWeights;
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] =
      (red.data[i] as number) * r + (green.data[i] as number) * g + (blue.data[i] as number) * b;
  }
  return out;
}

/** Scales a panorama down to at most `widest` pixels of width. */
export function resizeLight(image: LightImage, widest: number): LightImage {
  const [{ width, height }] = image;
  if (width <= widest) return image;
  const rows = Math.round((height * widest) / width);
  return mapChannels(image, (plane) => shrinkPlane(plane, widest, rows));
}
