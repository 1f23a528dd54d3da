import { sampleBicubic, type Plane, createSampler } from '@tintory/pixels';
import { bareParts, fleshAt } from './bare-parts.ts';
import { valueAt, type BodyFrame } from './body-frame.ts';
import { between, distance, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { placeInHood, type Hood } from './hood.ts';
import { onBody, type PersonLayers } from './person-layers.ts';
import type { FlatGarment } from './read-garment.ts';
import type { Layer } from './wear-garment.ts';

/** Height behind the neck of a hood that is not worn and of a collar, in shoulder widths. */
const [hoodHeight, collarHeight] = [0.3, 0.035];
/** Half width of the widest collar of a sleeveless garment, in shoulder widths. */
const widestCollar = 0.3;
/** Brightness of a garment's inside, as a factor of its outside. */
const inside = 0.5;

type Scene = {
  alpha: Plane;
  layers: PersonLayers;
  body: BodyFrame;
  hanging: Hanging;
  flat: FlatGarment;
};

/**
 * Draws the garment behind the wearer's neck: the hood that hangs down the back, or the inside of
 * the back below the collar.
 *
 * @param picture the person without the old clothes; is modified
 * @param trunk the garment's placed body
 */
export function drawBehindNeck(picture: Layer, trunk: Layer, scene: Scene): void {
  const { body, hanging, flat } = scene;
  const middle = between(...hanging.necks);
  const half = distance(...hanging.necks) / 2;
  const height = body.shoulders * (flat.hood ? hoodHeight : collarHeight);
  const reach = half * (flat.hood ? 1.25 : 1);
  const paint = flat.hood ? hoodPaint(flat, flat.hood) : collarPaint(trunk, hanging.necks, body);
  // Between the straps of a low back it is not visible.
  const isLow = hanging.sleeves.length === 0 && half > body.shoulders * widestCollar;
  // A shirt worn underneath hides the inside of the back.
  if (!paint || ((isLow || hanging.overSleeves) && !flat.hood)) return;
  const behind = visibleBehind(picture, scene);
  const [middleDown, middleAside] = onBody(middle, body);
  const [left, right] = [Math.floor(middle[0] - reach), Math.ceil(middle[0] + reach)];
  const [top, bottom] = [Math.floor(middle[1] - height - 2), Math.ceil(middle[1] + half)];
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(picture.width, right); x += 1) {
      const [down, aside] = onBody([x + 0.5, y + 0.5], body);
      const across = (aside - middleAside) / reach;
      if (Math.abs(across) >= 1) continue;
      const up = -((down - middleDown) * body.torso) / height;
      const rim = flat.hood ? Math.sqrt(1 - Math.abs(across) ** 3) : 1 - across * across;
      const cover = Math.min(1, Math.max(0, (rim - up) * height));
      const amount = cover && cover * behind(x, y, down, aside);
      if (amount <= 0.004) continue;
      const color = paint(across, up, rim);
      for (let c = 0, at = (y * picture.width + x) * 4; c < 3; c += 1) {
        const below = picture.data[at + c] as number;
        picture.data[at + c] = (color[c] as number) * amount + below * (1 - amount);
      }
    }
  }
}

/** How visible a point behind the person is once the old clothes are removed. */
function visibleBehind(picture: Layer, { alpha, layers, body, hanging }: Scene) {
  const clothes = createSampler(layers.clothes, picture);
  const bare = bareParts(body, hanging);
  return (x: number, y: number, down: number, aside: number): number => {
    const place: Point = [x + 0.5, y + 0.5];
    const old = clothes(layers.clothes, x, y);
    const flesh = old > 0.02 ? fleshAt(place, down, aside, bare, bare.arms) : 0;
    // The clothes' soft edge would otherwise leave a line along the shoulders.
    const kept = valueAt(alpha, place) * (hanging.overSleeves ? 1 : 1 - Math.min(1, old * 3));
    return 1 - Math.max(kept, Math.min(1, flesh * 6));
  };
}

/** Colour at a point: `across` -1 to 1, `up` from 0 to the rim's height. */
type Paint = (across: number, up: number, rim: number) => ArrayLike<number>;

function hoodPaint({ picture, mask }: FlatGarment, hood: Hood): Paint {
  const color = new Uint8ClampedArray(4);
  return (across, up, rim) => {
    const [x, y] = placeInHood(hood, mask, across, up / Math.max(0.05, rim));
    sampleBicubic(picture, x, y, color, 0);
    const light = 0.62 + 0.3 * Math.abs(across) ** 1.5 + 0.08 * Math.max(0, Math.min(1, up));
    return color.map((value) => value * light);
  };
}

function collarPaint(
  trunk: Layer,
  necks: readonly [Point, Point],
  body: BodyFrame,
): Paint | undefined {
  const color = clothBeside(trunk, necks, body)?.map((value) => value * inside);
  return color && (() => color);
}

/** Mean colour of the cloth around both ends of a neckline. */
function clothBeside(
  { data, width, height }: Layer,
  necks: readonly [Point, Point],
  { shoulders, across, down }: BodyFrame,
): readonly number[] | undefined {
  const sum = [0, 0, 0];
  let count = 0;
  necks.forEach(([x, y], side) => {
    for (let i = 0; i < 64; i += 1) {
      const out = shoulders * 0.01 * (i % 8) * (side ? 1 : -1);
      const below = shoulders * 0.01 * (2 + Math.floor(i / 8));
      const column = Math.floor(x + across[0] * out + down[0] * below);
      const row = Math.floor(y + across[1] * out + down[1] * below);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      if ((data[at + 3] as number) < 200) continue;
      for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (data[at + c] as number);
      count += 1;
    }
  });
  return count ? sum.map((value) => value / count) : undefined;
}
