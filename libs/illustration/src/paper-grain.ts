import { createRandom, type RgbaImage } from '@tintory/pixels';

/** Strongest change of a channel by the paper's tooth, in steps of 255. */
const tooth = 7;
/** How much darker the corners are. */
const corners = 0.09;

/** Gives a smooth drawing a paper's tooth and a faint vignette, in place. */
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

/** Plain byte arrays wrap around: a white pixel must not turn black. */
const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);
