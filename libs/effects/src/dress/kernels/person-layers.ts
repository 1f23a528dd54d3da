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

/** Segmentation of a person; planes of 0 to 1 at a small size over the whole picture. */
export type PersonLayers = {
  clothes: Plane;
  skin: Plane;
  hair: Plane;
  skinTone: ToneModel;
  /** Whether the clothes' colours resemble skin. */
  skinLike: boolean;
};

/** Longer side at which clothes are told from skin, in pixels: the garment covers their edges. */
const lookSide = 512;

/**
 * Maximum distances of skin from the face's colour and of hair from the crown's, in standard
 * deviations.
 */
const [skinReach, hairReach] = [3.2, 2.8];

/** Usual and maximum distance of clothes from the axis, in half widths of the body. */
const [usual, loosest] = [1.15, 1.7];
/** Minimum clothes probability of a colour in between. */
const leastLoose = 0.7;
/** Minimum probability below the hips, where legs begin. */
const leastBelow = 0.3;

/** Pixels with a person probability below this belong to no layer. */
const leastCover = 0.35;

/** Position of the chin, as a share of the way from the shoulders to the nose. */
const aboveChin = 0.5;

/** Segments the clothes of the upper body, skin and hair by the colours of face and torso. */
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
    // Shade below the chin lacks the face's colour. Dark pixels beside a neck without hair nearby
    // are the inside of a collar.
    const isStrand = hairLike(tone) && (nearHair.data[i] as number) > 0;
    if (throat) return vote > 0.6 || (share > -0.2 && !inShade(tone) && !isStrand);
    // Clothes are rare above the shoulders: hair, ears and background mix there.
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

/** A colour scaled to another's brightness: shade reduces brightness and chroma alike. */
function lifted([y, cb, cr]: Tone, { mean }: ToneModel): Tone {
  const by = Math.min(3, Math.max(1, mean[0] / Math.max(1, y)));
  return [y * by, cb * by, cr * by];
}

/** Tells clothes from legs; a single garment from neck to knee continues below the hips. */
function tellLegs({ clothes, legs }: PersonSeeds): (tone: Tone) => boolean {
  const vote = voteByTones(clothes, legs);
  const sure = clothes.reduce((sum, tone) => sum + vote(tone), 0) / Math.max(1, clothes.length);
  return (tone) => sure < 0.75 || vote(tone) > 0.35;
}

/** Entries outside the person are undefined. */
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

/** Whether upper-body clothes are possible at a point: on the torso, beside it or on an arm. */
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

/**
 * The connected areas of the crown's colour that start at the head: strands across a dress belong
 * to it, prints do not.
 */
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
  // Without thin bridges, so that a dark seam does not connect a strand with a skirt.
  const firm = dropLines(raw);
  const { label } = findComponents(Uint8Array.from(firm.data), width, height);
  const reach = face / scale;
  const roots = new Set<number>();
  // Hair starts above the chin; dark pixels below it are the inside of a collar.
  const chin = onBody(nose, body)[0] * aboveChin;
  spots.list.forEach((spot, i) => {
    if (!spot || !label[i] || spot.share >= chin) return;
    if (distance(spot.point, nose) < reach * scale * 1.1) roots.add(label[i]);
  });
  return mapPlane(firm, (value, i) => (value && roots.has(label[i] as number) ? 1 : 0));
}

/** A point as torso lengths below the shoulders and pixels from the axis. */
export function onBody([x, y]: Point, { neck, down, across, torso }: BodyFrame): [number, number] {
  const [u, v] = [x - neck[0], y - neck[1]];
  return [(u * down[0] + v * down[1]) / torso, u * across[0] + v * across[1]];
}

/** Drops small separate areas: edges whose mixed colours resemble the clothes'. */
function dropSmall({ data, width, height }: Plane): Plane {
  const kept = dropSpecks(Uint8Array.from(data), width, height, 0.03);
  return { data: Float32Array.from(kept), width, height };
}

/** Drops thin lines: mixed colours where two areas meet resemble a third. */
function dropLines(plane: Plane): Plane {
  const around = boxFilter(plane, 2);
  return mapPlane(plane, (value, i) => (value && (around.data[i] as number) > 0.5 ? 1 : 0));
}

/** Restores the corners that areas lost together with the lines. */
function withCorners(firm: Plane, raw: Plane): Plane {
  const near = boxFilter(firm, 2);
  return mapPlane(raw, (value, i) => (value && (near.data[i] as number) > 0.1 ? 1 : 0));
}

/** Fills holes: prints and buttons belong to the surrounding clothes. */
function fill({ data, width, height }: Plane): Plane {
  const whole = fillHoles(Uint8Array.from(data), width, height, width * height * 0.002);
  return { data: Float32Array.from(whole), width, height };
}

/** Smooths single pixels by their neighbours. */
const settle = (plane: Plane): Plane =>
  mapPlane(boxFilter(plane, 1), (value) => Math.min(1, Math.max(0, (value - 0.3) / 0.4)));

/** End of the upper-body clothes, in torso lengths; 0 if they reach the knees. */
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
