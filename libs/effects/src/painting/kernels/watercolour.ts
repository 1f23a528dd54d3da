import {
  toLab,
  type LabImage,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
  resampleImage,
  shrinkImage,
  lumaOf,
  gaussianBlur,
  fromLab,
  smoothStep,
  flowField,
  type Flow,
  fractalNoise,
} from '@tintory/pixels';
import { anisotropicKuwahara } from './anisotropic-kuwahara.ts';
import { lineResponse } from './difference-of-gaussians.ts';
import { between, pixelsPerUnit, type PaintingOptions } from './painting-options.ts';
import { paperGrain } from './paper-grain.ts';
import { settlePigment } from './pigment.ts';
import { stretchTones } from './tone-range.ts';
import { wobble } from './wobble.ts';

/**
 * Watercolour: few washes laid over each other, with wobbly and partly wet borders, whose pigment
 * gathers at the edges, flows and sinks into the paper's grain (Bousseau et al., "Interactive
 * Watercolor Rendering with Temporal Coherence and Abstraction", NPAR 2006).
 */
export function paintWatercolour(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const flow = waysOf(image);
  const [once, flat] = flatten(image, flow, between(3, 9, brush), onProgress);
  onProgress?.(0.6);
  const lab = loosen(toLab(flat), between(1.5, 5, brush) * between(0.4, 1.3, strength), unit);
  const sketch = lineResponse(lumaOf(once), flow, Math.max(0.6, unit), 6 * unit);
  const wet = fractalNoise(image, 90 * unit, 2, 3);
  const washes = layWashes(lab.l, wet, strength);
  const rims = edgeDarkening(washes, lab, Math.max(0.8, between(1.6, 3.2, brush) * unit));
  const light = mapPlane(washes, (dark) => 100 * (1 - dark));
  const vivid = between(1.05, 1.4, strength);
  onProgress?.(0.8);
  return settlePigment(
    fromLab(
      { l: light, a: mixedHue(lab.a, washes, vivid, 31), b: mixedHue(lab.b, washes, vivid, 32) },
      image,
    ),
    { rims, sketch, grain: paperGrain(image, Math.max(1, 1.9 * unit), 5) },
    { unit, strength },
  );
}

/** Largest number of pixels for flattening: washes sharpen the borders again. */
const patchPixels = 4_000_000;

/**
 * The picture flattened once and twice.
 *
 * @param brush in thousandths of its side
 */
function flatten(
  image: RgbaImage,
  flow: Flow,
  brush: number,
  onProgress: PaintingOptions['onProgress'],
): [once: RgbaImage, twice: RgbaImage] {
  const { width, height } = image;
  const scale = Math.sqrt(patchPixels / (width * height));
  const small = scale < 1 ? shrinkImage(image, Math.max(width, height) * scale) : image;
  const ways = scale < 1 ? waysOf(small) : flow;
  const radius = Math.max(1.5, brush * pixelsPerUnit(small));
  const once = anisotropicKuwahara(small, ways, radius);
  onProgress?.(0.3);
  const twice = anisotropicKuwahara(once, ways, radius);
  if (scale >= 1) return [once, twice];
  return [resampleImage(once, width, height), resampleImage(twice, width, height)];
}

/** Which way edges run. */
const waysOf = (image: RgbaImage): Flow => flowField(lumaOf(image), 5 * pixelsPerUnit(image));

/** Makes borders wobble as by hand; colours stray further than tones. */
function loosen(lab: LabImage, amount: number, unit: number): LabImage {
  const l = mapPlane(lab.l, (value) => value / 100);
  const bleed = Math.max(0.5, amount * 0.8 * unit);
  return {
    l: wobble(stretchTones(l, 0.6), amount * unit, unit, 11),
    a: wobble(gaussianBlur(lab.a, bleed), amount * 1.6 * unit, unit, 12),
    b: wobble(gaussianBlur(lab.b, bleed), amount * 1.6 * unit, unit, 12),
  };
}

/** Darkness at which each wash begins. */
const beginnings = [0.05, 0.16, 0.29, 0.44, 0.6, 0.75];

/** Largest darkness: watercolour has no black, some paper shows through. */
const deepest = 0.85;

/**
 * Darkness as a stack of washes, with soft borders on wet paper.
 *
 * @returns darkness of each pixel, from 0 to 1
 */
function layWashes(light: Plane, wet: Plane, strength: number): Plane {
  const stepped = between(0.35, 0.85, strength);
  return mapPlane(light, (value, i) => {
    const dark = deepest * (1 - value) ** 1.2;
    const soft = 0.012 + 0.12 * smoothStep(0.5, 0.75, wet.data[i] as number);
    let [sum, before] = [0, 0];
    for (let wash = 0; wash < beginnings.length; wash += 1) {
      const begin = beginnings[wash] as number;
      const next = beginnings[wash + 1] ?? 1;
      const tone = (begin + next) / 2;
      sum += (tone - before) * smoothStep(begin - soft, begin + soft, dark);
      before = tone;
    }
    return dark + (sum - dark) * stepped;
  });
}

/** Pigments that part from each other while they dry; the thicker the paint, the more. */
function mixedHue(color: Plane, washes: Plane, vivid: number, seed: number): Plane {
  const parted = fractalNoise(color, Math.sqrt(color.data.length) / 9, 4, seed);
  return mapPlane(color, (value, i) => {
    const stray = ((parted.data[i] as number) - 0.5) * 34 * (washes.data[i] as number);
    return value * vivid + stray;
  });
}

/** Pigment that drifted to the rim of each wash, from 0. */
function edgeDarkening(washes: Plane, { a, b }: LabImage, width: number): Plane {
  const rims = createPlane(washes.width, washes.height);
  const near = gaussianBlur(washes, width);
  const [nearA, nearB] = [gaussianBlur(a, width), gaussianBlur(b, width)];
  for (let i = 0; i < rims.data.length; i += 1) {
    const tone = (washes.data[i] as number) - (near.data[i] as number);
    const hue =
      Math.abs((a.data[i] as number) - (nearA.data[i] as number)) +
      Math.abs((b.data[i] as number) - (nearB.data[i] as number));
    rims.data[i] = Math.max(0, tone) + hue * 0.002;
  }
  return rims;
}
