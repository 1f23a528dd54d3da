import { createRandom, type RgbaImage } from '@tintory/pixels';

/** Amplitude of the grain, of 255. */
const tooth = 7;
/** Darkening of the corners. */
const corners = 0.09;

/** Adds paper grain and a faint vignette, in place. */
export function addPaperGrain(
  { data, width, height }: RgbaImage,
  seed: number,
  saturation = 1,
): void {
  const random = createRandom(seed ^ 0x5eed);
  const tile = 256;
  const grain = Float32Array.from({ length: tile * tile }, () => random() + random() - 1);
  for (let y = 0; y < height; y += 1) {
    const v = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 4;
      const shade = 1 - corners * Math.max(0, ((x / width - 0.5) ** 2 + v) * 2.4 - 0.2);
      const noise =
        (grain[((y % tile) * tile + ((x + (y >> 8) * 97) % tile)) | 0] as number) * tooth;
      const [red, green, blue] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
      const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
      data[i] = clamp((grey + (red - grey) * saturation) * shade + noise);
      data[i + 1] = clamp((grey + (green - grey) * saturation) * shade + noise);
      data[i + 2] = clamp((grey + (blue - grey) * saturation) * shade + noise);
    }
  }
}

/** Clamps, since byte arrays wrap around. */
const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);
