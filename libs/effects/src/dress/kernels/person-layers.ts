import type { Spot } from './spot.ts';
import {
  boxFilter,
  dropSpecks,
  fillHoles,
  findComponents,
  shrinkImage,
  shrinkPlane,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { distanceToArm, type BodyFrame } from './body-frame.ts';
import { distance, pointOf, type BodyPose, type Point } from './body-pose.ts';
import { readSeeds, type PersonSeeds } from './person-seeds.ts';
import { toneAt, toneDistance, type Tone, type ToneModel } from './tone.ts';
import { voteByTones } from './tone-vote.ts';

/** What of a person is what; planes of 0 to 1 at a small size over the whole picture. */
export type PersonLayers = {
  clothes: Plane;
  skin: Plane;
  hair: Plane;
  skinTone: ToneModel;
  /** Whether the clothes look like skin. */
  skinLike: boolean;
};

/** Clothes are told from skin at this size: their edges are the garment's to cover. */
const lookSide = 512;

/** Colours this many deviations from the face's, or from the crown's, are not of skin or hair. */
const [skinReach, hairReach] = [3.2, 2.8];

/** How far beside a body clothes usually reach, and how far loose ones do, in halves of its width. */
const [usual, loosest] = [1.15, 1.7];
/** How sure it is that a colour so far out is of the clothes. */
const leastLoose = 0.7;
/** The same below the hips, where legs begin. */
const leastBelow = 0.3;

/** Less of a person than this is at no place of a layer. */
const leastCover = 0.35;

/** How far up from the shoulders to the nose the chin is. */
const aboveChin = 0.5;

/** Tells the clothes of the upper body from skin and hair, by what face and torso look like. */
export function personLayers(
  image: RgbaImage,
  alpha: Plane,
  pose: BodyPose,
  body: BodyFrame,
): PersonLayers {
  const spots = readSpots(image, alpha, body);
  const seeds = readSeeds(
    spots.list.filter((spot) => spot !== undefined),
    pose,
    body,
  );
  const skinLike = (tone: Tone) => toneDistance(tone, seeds.skinTone) < skinReach;
  const inShade = (tone: Tone) => toneDistance(lifted(tone, seeds.skinTone), seeds.skinTone) < 4.5;
  const hairLike = (tone: Tone) =>
    !!seeds.hairTone && toneDistance(tone, seeds.hairTone) < hairReach;
  const hair = findHair(spots, seeds, pose, body);
  const nearHair = boxFilter(hair, 3);
  const ofClothes = voteByTones(seeds.clothes, [...seeds.skin, ...seeds.hair]);
  const aboveLegs = tellLegs(seeds);
  const clothes = draw(spots, ({ tone, point, share, aside }, i) => {
    if (hair.data[i] || !isDressed(point, share, aside, body, loosest)) return false;
    const vote = ofClothes(tone);
    if (vote < leastLoose && !isDressed(point, share, aside, body, usual)) return false;
    const throat = share < 0.3 && Math.abs(aside) < body.shoulders * 0.26;
    // Below the chin there is shade, which is no colour of the face.
    // Dark places beside a neck without hair near them are the inside of a collar.
    const isStrand = hairLike(tone) && (nearHair.data[i] as number) > 0;
    if (throat) return vote > 0.6 || (share > -0.2 && !inShade(tone) && !isStrand);
    // Above the shoulders clothes are rare: hair, ears and what is behind them mix there.
    if (share < 0.04 && vote < 0.5) return false;
    if (skinLike(tone) && vote < (seeds.skinLike ? 0.5 : 0.9)) return false;
    return share < 0.85 || (vote > leastBelow && aboveLegs(tone));
  });
  const skin = draw(
    spots,
    ({ tone, cover }, i) => cover > 0.4 && skinLike(tone) && !clothes.data[i],
  );
  const whole = fill(dropSmall(withCorners(dropLines(clothes), clothes)));
  return {
    clothes: settle(whole),
    skin: settle(skin),
    hair: settle(hair),
    skinTone: seeds.skinTone,
    skinLike: seeds.skinLike,
  };
}

/** What a colour would be in the light of another: shade takes colour away with the brightness. */
function lifted([y, cb, cr]: Tone, { mean }: ToneModel): Tone {
  const by = Math.min(3, Math.max(1, mean[0] / Math.max(1, y)));
  return [y * by, cb * by, cr * by];
}

/** Whoever wears one thing from neck to knee wears it below the hips too. */
function tellLegs({ clothes, legs }: PersonSeeds): (tone: Tone) => boolean {
  const vote = voteByTones(clothes, legs);
  const sure = clothes.reduce((sum, tone) => sum + vote(tone), 0) / Math.max(1, clothes.length);
  return (tone) => sure < 0.75 || vote(tone) > 0.35;
}

/** Only places of the person are more than a gap in the list. */
type Spots = { list: (Spot | undefined)[]; width: number; height: number; scale: number };

function readSpots(image: RgbaImage, alpha: Plane, body: BodyFrame): Spots {
  const small = shrinkImage(image, lookSide);
  const { width, height } = small;
  const cover = shrinkPlane(alpha, width, height);
  const scale = image.width / width;
  const list: Spots['list'] = [];
  for (let i = 0; i < cover.data.length; i += 1) {
    const covered = cover.data[i] as number;
    if (covered < leastCover) {
      list.push(undefined);
      continue;
    }
    const point = [((i % width) + 0.5) * scale, (Math.floor(i / width) + 0.5) * scale] as const;
    const [share, aside] = onBody(point, body);
    const tone = toneAt(small.data, i * 4);
    list.push({ tone, point, share, aside, cover: covered });
  }
  return { list, width, height, scale };
}

function draw({ list, width, height }: Spots, is: (spot: Spot, i: number) => boolean): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < list.length; i += 1) {
    const spot = list[i];
    if (spot && is(spot, i)) plane.data[i] = 1;
  }
  return plane;
}

/** Whether clothes of the upper body can be at a place: on the torso, beside it, or on an arm. */
function isDressed(
  point: Point,
  share: number,
  aside: number,
  body: BodyFrame,
  loose: number,
): boolean {
  if (share < -0.3 || share > 1.7) return false;
  const half = body.halfWidth(Math.min(1.2, Math.max(0.1, share)), aside < 0 ? -1 : 1);
  if (Math.abs(aside) < Math.max(half * loose, share < 0.3 ? body.shoulders * 0.62 : 0))
    return true;
  return body.arms.some((arm) => distanceToArm(point, arm) < body.shoulders * 0.24);
}

/** What has the crown's colour and hangs together with it; strands across a dress do, prints not. */
function findHair(spots: Spots, seeds: PersonSeeds, pose: BodyPose, body: BodyFrame): Plane {
  const { width, height, scale } = spots;
  const nose = pointOf(pose.nose);
  const face = distance(nose, body.neck);
  const { hairTone } = seeds;
  const ofHair = voteByTones(seeds.hair, [...seeds.clothes, ...seeds.skin]);
  const raw = draw(spots, ({ tone, point, cover }) => {
    if (!hairTone || cover < 0.4 || distance(point, nose) > face * 3.2) return false;
    return toneDistance(tone, hairTone) < hairReach && ofHair(tone) > 0.5;
  });
  // Without thin bridges, so that a dark seam does not lead from a strand to a skirt.
  const firm = dropLines(raw);
  const { label } = findComponents(Uint8Array.from(firm.data), width, height);
  const reach = face / scale;
  const roots = new Set<number>();
  // All hair begins above the chin; what is dark below it is the inside of a collar.
  const chin = onBody(nose, body)[0] * aboveChin;
  spots.list.forEach((spot, i) => {
    if (!spot || !label[i] || spot.share >= chin) return;
    if (distance(spot.point, nose) < reach * scale * 1.1) roots.add(label[i]);
  });
  return mapPlane(firm, (value, i) => (value && roots.has(label[i] as number) ? 1 : 0));
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

/** Where two things meet their colours mix to lines that are like a third. */
function dropLines(plane: Plane): Plane {
  const around = boxFilter(plane, 2);
  return mapPlane(plane, (value, i) => (value && (around.data[i] as number) > 0.5 ? 1 : 0));
}

/** What is no line loses its corners with the lines: they come back. */
function withCorners(firm: Plane, raw: Plane): Plane {
  const near = boxFilter(firm, 2);
  return mapPlane(raw, (value, i) => (value && (near.data[i] as number) > 0.1 ? 1 : 0));
}

/** Prints and buttons are of the clothes that surround them. */
function fill({ data, width, height }: Plane): Plane {
  const whole = fillHoles(Uint8Array.from(data), width, height, width * height * 0.002);
  return { data: Float32Array.from(whole), width, height };
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
