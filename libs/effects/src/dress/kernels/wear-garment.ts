import { boxFilter, createPlane, mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { bandsOf, imageRows, planeRows, type Band } from './bands.ts';
import type { FrontMasks } from './front-masks.ts';

/** A modifiable picture with straight alpha. */
export type Layer = RgbaImage & { data: Uint8ClampedArray };

export type Wearing = {
  /** The person without the old clothes beyond the garment; becomes the result. */
  bare: Layer;
  trunk: Layer;
  sleeves: Layer;
  front: FrontMasks;
  /** Factors around 1. */
  light: Plane;
  /** The person, 0 to 1. */
  alpha: Plane;
  /** Blur radius of the shadows, in pixels. */
  reach: number;
};

/** Strength of the garment's shadow on the person, and of the shadow on the garment. */
const [below, above] = [0.32, 0.3];

/** Composites the garment on the person: its body, then its sleeves, each with its shadow. */
export function wearGarment(wearing: Wearing): RgbaImage {
  const { bare, reach } = wearing;
  const radius = Math.max(1, Math.round(reach));
  for (const band of bandsOf(bare.height, radius * 2)) wearRows(wearing, radius, band);
  return bare;
}

function wearRows(wearing: Wearing, radius: number, band: Band): void {
  const bare = imageRows(wearing.bare, band);
  const [trunk, sleeves] = [imageRows(wearing.trunk, band), imageRows(wearing.sleeves, band)];
  const [alpha, light] = [planeRows(wearing.alpha, band), planeRows(wearing.light, band)];
  const front = {
    arms: planeRows(wearing.front.arms, band),
    all: planeRows(wearing.front.all, band),
  };
  const hidden = mapPlane(front.all, (value, i) => Math.max(value, front.arms.data[i] as number));
  const whole = createPlane(bare.width, bare.height);
  for (let i = 0; i < whole.data.length; i += 1) {
    whole.data[i] = Math.max(alphaOf(trunk, i), alphaOf(sleeves, i));
  }
  const soft = boxFilter(boxFilter(whole, radius), radius);
  const onTrunk = shadowOn(sleeves, hidden, radius);
  const onSleeves = boxFilter(boxFilter(front.all, radius), radius);
  const [first, end] = [band.from - band.top, band.to - band.top];
  for (let i = first * bare.width; i < end * bare.width; i += 1) {
    const shade = (soft.data[i] as number) * (alpha.data[i] as number);
    if (shade > 0.01)
      darken(bare.data, i * 4, 1 - below * shade * (1 - (hidden.data[i] as number)));
    const lit = light.data[i] as number;
    const body = alphaOf(trunk, i) * (1 - (hidden.data[i] as number));
    put(bare, trunk, i, body, lit * (1 - above * (onTrunk.data[i] as number)));
    const sleeve = alphaOf(sleeves, i) * (1 - (front.all.data[i] as number));
    put(bare, sleeves, i, sleeve, lit * (1 - above * (onSleeves.data[i] as number)));
  }
}

const alphaOf = ({ data }: Layer, i: number): number => (data[i * 4 + 3] as number) / 255;

function shadowOn(sleeves: Layer, front: Plane, radius: number): Plane {
  const over = mapPlane(front, (value, i) => Math.max(value, alphaOf(sleeves, i) * 0.35));
  return boxFilter(boxFilter(over, radius), radius);
}

function darken(data: Uint8ClampedArray, at: number, factor: number): void {
  for (let c = 0; c < 3; c += 1) data[at + c] = (data[at + c] as number) * factor;
}

function put(to: Layer, from: Layer, i: number, alpha: number, light: number): void {
  if (alpha <= 0) return;
  for (let at = i * 4; at < i * 4 + 3; at += 1) {
    to.data[at] = (from.data[at] as number) * light * alpha + (to.data[at] as number) * (1 - alpha);
  }
}
