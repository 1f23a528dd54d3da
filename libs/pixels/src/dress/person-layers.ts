import { boxFilter } from '../box-filter.ts';
import { colorCells, colorPosterior } from '../color-model.ts';
import { dropSpecks } from '../components.ts';
import { toLab } from '../lab.ts';
import { shrinkImage, shrinkPlane } from '../resize.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { distanceToArm, type BodyFrame } from './body-frame.ts';
import { distance, pointOf, type BodyPose, type Point } from './body-pose.ts';
import { fitTones, toneAt, toneDistance, type Tone, type ToneModel } from './tone.ts';

/** What of a person is what; planes of 0 to 1 at a small size over the whole picture. */
export type PersonLayers = { clothes: Plane; skin: Plane; hair: Plane; skinTone: ToneModel };

/** Clothes are told from skin at this size: their edges are the garment's to cover. */
const lookSide = 512;

/** A middle tone for a face that shows too little of itself. */
const anySkin: ToneModel = { mean: [150, -14, 20], spread: [40, 8, 8] };

/** Tells the clothes of the upper body from skin and hair, by what face and torso look like. */
export function personLayers(
  image: RgbaImage,
  alpha: Plane,
  pose: BodyPose,
  body: BodyFrame,
): PersonLayers {
  const small = shrinkImage(image, lookSide);
  const { width, height } = small;
  const cover = shrinkPlane(alpha, width, height);
  const scale = image.width / width;
  const place = (i: number): Point => [
    ((i % width) + 0.5) * scale,
    (Math.floor(i / width) + 0.5) * scale,
  ];
  const tones = (is: (point: Point) => boolean): Tone[] =>
    Array.from(cover.data.keys())
      .filter((i) => (cover.data[i] as number) > 0.9 && is(place(i)))
      .map((i) => toneAt(small.data, i * 4));
  const nose = pointOf(pose.nose);
  const face = distance(nose, body.neck);
  const skinTone = fitTones(tones((at) => distance(at, nose) < face * 0.28)) ?? anySkin;
  const hairTone = fitTones(tones((at) => isCrown(at, nose, body.down, face)));
  const isSkin = (i: number) => toneDistance(toneAt(small.data, i * 4), skinTone) < 3.2;
  const belief = createPlane(width, height);
  for (let i = 0; i < belief.data.length; i += 1) {
    const [share, aside] = onBody(place(i), body);
    const inside =
      Math.abs(aside) < body.halfWidth(Math.max(0.1, share), aside < 0 ? -1 : 1) * 0.85;
    if (share > 0.15 && share < 0.95 && inside && !isSkin(i)) belief.data[i] = 0.95;
    else if (share > -0.15 && share < 1.3 && (cover.data[i] as number) > 0.5) belief.data[i] = 0.3;
  }
  const posterior = colorPosterior(colorCells(toLab(small)), belief);
  const clothes = mapPlane(posterior, (value, i) => {
    const at = place(i);
    const [share, aside] = onBody(at, body);
    const nearArm = body.arms.some((arm) => distanceToArm(at, arm) < body.shoulders * 0.24);
    const near = nearArm || Math.abs(aside) < body.shoulders * 0.75;
    const zone = share > -0.28 && share < 1.7 && near && (cover.data[i] as number) > 0.35;
    return zone && value > 0.5 && !(isSkin(i) && value < 0.9) ? 1 : 0;
  });
  const hair = mapPlane(posterior, (value, i) => {
    const tone = toneAt(small.data, i * 4);
    const near = distance(place(i), nose) < face * 1.9 && (cover.data[i] as number) > 0.4;
    return near && hairTone && value < 0.4 && toneDistance(tone, hairTone) < 2.5 ? 1 : 0;
  });
  const skin = mapPlane(cover, (value, i) => (value > 0.4 && isSkin(i) ? 1 : 0));
  return { clothes: settle(dropSmall(clothes)), skin: settle(skin), hair: settle(hair), skinTone };
}

/** Hair is what is above the eyes, or what frames them. */
function isCrown(at: Point, nose: Point, down: Point, face: number): boolean {
  const along = (at[0] - nose[0]) * down[0] + (at[1] - nose[1]) * down[1];
  return along < -face * 0.5 && distance(at, nose) < face;
}

/** Torsos down from the shoulders, and pixels aside from the axis. */
export function onBody([x, y]: Point, { neck, down, across, torso }: BodyFrame): [number, number] {
  const [u, v] = [x - neck[0], y - neck[1]];
  return [(u * down[0] + v * down[1]) / torso, u * across[0] + v * across[1]];
}

/** What is small and apart is an edge whose colours mix to those of the clothes. */
function dropSmall({ data, width, height }: Plane): Plane {
  const kept = dropSpecks(Uint8Array.from(data), width, height, 0.03);
  return { data: Float32Array.from(kept), width, height };
}

/** Single pixels follow their neighbours. */
const settle = (plane: Plane): Plane =>
  mapPlane(boxFilter(plane, 1), (value) => Math.min(1, Math.max(0, (value - 0.3) / 0.4)));

/** Where the clothes of the upper body end, in torsos; 0 where they go on to the knees. */
export function hemOfClothes({ clothes }: PersonLayers, body: BodyFrame, scale: number): number {
  for (let share = 0.8; share < 1.5; share += 0.02) {
    let count = 0;
    for (let i = -6; i <= 6; i += 1) {
      const [x, y] = body.at(share, (i / 6) * body.shoulders * 0.3);
      const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)];
      if (row >= clothes.height) return 0;
      count += (clothes.data[row * clothes.width + column] ?? 0) > 0.5 ? 1 : 0;
    }
    if (count < 6) return share;
  }
  return 0;
}
