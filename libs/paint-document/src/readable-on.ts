import type { Picture } from './picture.ts';

const ink = '#14151a';
const white = '#ffffff';

/** So many pixels tell how light a picture is. */
const samples = 4_000;
/** Of light, 0 to 255: ink and white are equally well read on it. */
const between = 128;

/** The colour in which letters are read on a picture; what is clear counts as white. */
export function readableOn({ data }: Picture): string {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / samples));
  let [light, count] = [0, 0];
  for (let at = 0; at + 3 < data.length; at += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    light += 255 + ((luma - 255) * alpha) / 255;
    count += 1;
  }
  return light > between * count ? ink : white;
}
