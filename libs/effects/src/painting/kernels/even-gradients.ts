import { boxFilter, type LabImage, shrinkPlane, createSampler, smoothStep } from '@tintory/pixels';

/**
 * Longer side, in pixels, of the reduced picture that surroundings are taken from, and their radius
 * in it.
 */
const [lookSide, reach] = [480, 8];

/**
 * Distances in L*a*b* from the surroundings: up to the first a colour belongs to a gradient, from
 * the second on to a drawn detail.
 */
const [same, drawn] = [1.5, 4.5];

/**
 * Smooths the blocks of compressed photographs in gradients: cut into flat inks, they would be
 * stairs. Details that stand out from their surroundings stay. Changes the picture in place.
 */
export function evenGradients({ l, a, b }: LabImage): void {
  const { width, height } = l;
  const scale = Math.min(1, lookSide / Math.max(width, height));
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const [light, red, blue] = [l, a, b].map((plane) => {
    const shrunk = shrinkPlane(plane, small.width, small.height);
    return boxFilter(boxFilter(shrunk, reach), reach);
  }) as [typeof l, typeof l, typeof l];
  const sample = createSampler(small, l);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const lighter = sample(light, x, y) - (l.data[i] as number);
      const redder = sample(red, x, y) - (a.data[i] as number);
      const bluer = sample(blue, x, y) - (b.data[i] as number);
      const away = Math.sqrt(lighter * lighter + redder * redder + bluer * bluer);
      const share = 1 - smoothStep(same, drawn, away);
      l.data[i] = (l.data[i] as number) + lighter * share;
      a.data[i] = (a.data[i] as number) + redder * share;
      b.data[i] = (b.data[i] as number) + bluer * share;
    }
  }
}
