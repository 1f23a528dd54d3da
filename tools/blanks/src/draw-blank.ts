import { boxBlur, createPlane, distanceInside, type Plane } from '@tintory/pixels';
import type { BlankArt } from './blank-art.ts';
import { layCloth, sample, type Cloth } from './cloth.ts';
import { drawPlane, wobble } from './draw-plane.ts';
import { drawFolds } from './folds.ts';
import { lightHeight } from './light.ts';

const blankPixels = 1_600;

/** Distances step where an outline runs nearly along the rows: so many pixels smooth its round edge. */
const edgeBlur = 2;

/** Grid side for folds: they are smooth, so a coarse grid suffices. */
const foldCells = 300;

export type BlankMaps = {
  /** Diffuse light; 1 is white. */
  shade: Plane;
  /** What it mirrors. */
  sheen: Plane;
  /** Coverage of the product, of its coloured parts, and of its printable parts, 0 to 1. */
  mask: Plane;
  colored: Plane;
  printable: Plane;
  /** Displacement of the print in millimetres. */
  dx: Plane;
  dy: Plane;
};

/** Draws all maps of a view. */
export async function drawBlank(art: BlankArt): Promise<BlankMaps> {
  const draw = drawer(art);
  const mask = await draw(art.outline);
  const cloth = await clothOf(art);
  const smooth = heightOf(art, mask, cloth);
  const height = await withRelief(art, smooth);
  const { shade, sheen } = lightHeight(height, art.depth, art.gloss);
  for (const { shapes, amount, soft } of art.dark) {
    const drawn = await draw(shapes);
    const dark = soft > 0 ? boxBlur(drawn, (soft / art.side) * blankPixels) : drawn;
    for (let i = 0; i < shade.data.length; i += 1) {
      shade.data[i] = (shade.data[i] as number) * (1 - amount * (dark.data[i] as number));
    }
  }
  for (const { shapes, amount, soft } of art.shine ?? []) {
    const drawn = await draw(shapes);
    const light = soft > 0 ? boxBlur(drawn, (soft / art.side) * blankPixels) : drawn;
    for (let i = 0; i < sheen.data.length; i += 1) {
      sheen.data[i] = (sheen.data[i] as number) + amount * (light.data[i] as number);
    }
  }
  const { dx, dy } = shiftOf(art, smooth, cloth);
  return {
    ...{ shade, sheen, mask },
    colored: art.colored ? await draw(art.colored) : mask,
    printable: art.printable ? await draw(art.printable) : mask,
    ...{ dx, dy },
  };
}

/** Draws shapes with the art's wobble. */
const drawer = (art: BlankArt) => async (shapes: string) =>
  wobble(await drawPlane(shapes, art.side, blankPixels), art.side, art.wobble);

async function clothOf(art: BlankArt): Promise<Cloth | undefined> {
  if (!art.cloth) return undefined;
  const { cells, pinned, ...wish } = art.cloth;
  const { side } = art;
  const held = pinned ? { pinned: await drawPlane(pinned, side, cells) } : {};
  return layCloth({ ...wish, ...held, side, mask: await drawPlane(art.outline, side, cells) });
}

/** The height of every pixel, in pixels. */
function heightOf(art: BlankArt, mask: Plane, cloth: Cloth | undefined): Plane {
  const perMm = blankPixels / art.side;
  const height = createPlane(blankPixels, blankPixels);
  const inside = boxBlur(distanceInside(mask), edgeBlur);
  const folded = drawFolds(art.folds ?? [], art.side, foldCells, 5);
  for (let y = 0; y < blankPixels; y += 1) {
    for (let x = 0; x < blankPixels; x += 1) {
      const i = y * blankPixels + x;
      const [u, v] = [(x + 0.5) / blankPixels, (y + 0.5) / blankPixels];
      const round = 1 - Math.min(1, (inside.data[i] as number) / (art.thickness * perMm));
      const edge = art.thickness * Math.sqrt(Math.max(0, 1 - round * round));
      const folds = cloth ? sample(cloth.height, u, v) : 0;
      height.data[i] =
        (edge + folds + sample(folded, u, v) + (art.volume?.(u * art.side, v * art.side) ?? 0)) *
        perMm;
    }
  }
  return cloth || art.folds ? boxBlur(height, 1.2 * perMm) : height;
}

async function withRelief(art: BlankArt, surface: Plane): Promise<Plane> {
  const perMm = blankPixels / art.side;
  const height = { ...surface, data: Float32Array.from(surface.data) };
  for (const { shapes, height: rise, soft } of art.relief) {
    const drawn = await drawer(art)(shapes);
    const part = soft * perMm > 0.7 ? boxBlur(drawn, soft * perMm) : drawn;
    for (let i = 0; i < part.data.length; i += 1) {
      height.data[i] = (height.data[i] as number) + (part.data[i] as number) * rise * perMm;
    }
  }
  return height;
}

/** A print is foreshortened on slopes: its shift in millimetres at a slope of 1. */
const slopeShift = 6;
const shiftPixels = 200;
/** The largest shift of a print, in millimetres. */
export const mostShift = 8;

/** The displacement of a print: the cloth's own displacement plus the foreshortening on slopes. */
function shiftOf(art: BlankArt, surface: Plane, cloth: Cloth | undefined) {
  const [dx, dy] = [createPlane(shiftPixels, shiftPixels), createPlane(shiftPixels, shiftPixels)];
  const wide = boxBlur(surface, 7);
  const step = blankPixels / shiftPixels;
  if (!cloth && !art.folds) return { dx, dy };
  for (let i = 0; i < dx.data.length; i += 1) {
    const [x, y] = [i % shiftPixels, Math.floor(i / shiftPixels)];
    const [u, v] = [(x + 0.5) / shiftPixels, (y + 0.5) / shiftPixels];
    const at = (du: number, dv: number) =>
      sample(wide, u + (du * step) / blankPixels, v + (dv * step) / blankPixels);
    const slopeX = (at(1, 0) - at(-1, 0)) / (2 * step);
    const slopeY = (at(0, 1) - at(0, -1)) / (2 * step);
    const own = (plane: Plane | undefined) => (plane ? sample(plane, u, v) : 0);
    dx.data[i] = hold(slopeX * slopeShift + own(cloth?.dx));
    dy.data[i] = hold(slopeY * slopeShift + own(cloth?.dy));
  }
  return { dx: boxBlur(dx, 1), dy: boxBlur(dy, 1) };
}

const hold = (value: number): number => Math.min(mostShift, Math.max(-mostShift, value));
