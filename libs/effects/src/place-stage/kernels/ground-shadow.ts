import { gaussianBlur } from '@tintory/pixels';
import { rayAt, type Camera } from './camera.ts';
import type { Direction } from '../panorama/sphere.ts';
import type { BlurStack } from './blur-stack.ts';
import type { GroundLine } from './ground-line.ts';
import { blurPatch, fillPatch, type Patch } from './patch.ts';

/** The light's height is held between these, in radians: shadows neither vanish nor run out of the picture. */
const [lowest, highest] = [0.65, 1.05];
/**
 * Least share of depth in a shadow's direction: a cutout has no side, and side light would draw
 * lines of legs and spouts.
 */
const leastDepth = 0.62;
/** Least width of the light, as a tangent: no shadow is sharp all along. */
const leastSize = 0.09;
const widest = 0.5;
/** Standard deviation of the penumbra, as a share of the light's width. */
const penumbra = 0.8;
/** Largest distance of shadowed ground, in units of the ray. */
const farthest = 60;
/** Cells of the shadow along the side of the picture. */
const drawnSide = 512;

/** The shadow's direction on the ground: metres sidewards and in depth for each metre of height. */
type Fall = { x: number; z: number };

function fallOf([x, y, z]: Direction): Fall {
  const flat = Math.hypot(x, z) + 1e-6;
  const steep = y / flat;
  const height = Math.min(highest, Math.max(lowest, Math.atan(steep)));
  // Shadows of a light from above fall backwards, where least is hidden.
  const side = steep > Math.tan(highest) ? -1 : Math.sign(z || 1);
  const depth = side * Math.max(Math.abs(z) / flat, leastDepth);
  const across = Math.sign(x) * Math.sqrt(1 - Math.min(1, depth * depth));
  return { x: across / Math.tan(height), z: depth / Math.tan(height) };
}

/**
 * The share of the main light blocked on the ground by the subject, an upright card on its ground
 * line.
 *
 * @param light its direction and angular size, in the camera's axes
 */
export function castOnGround(
  camera: Camera,
  alpha: BlurStack,
  line: GroundLine,
  light: { direction: Direction; size: number },
): Patch {
  const fall = fallOf(light.direction);
  const width = Math.max(Math.tan(Math.min(light.size, widest)), leastSize) * penumbra;
  const step = Math.max(1, camera.side / drawnSide);
  const horizon = Math.max(
    0,
    camera.height / 2 - (camera.focal * camera.sinPitch) / camera.cosPitch,
  );
  const box = { left: 0, right: camera.width, top: horizon, bottom: camera.height };
  const rows = facing(camera, castingRows(line), line, fall);
  const footReach = rows.map((row) => rayAt(camera, row + 0.5).reach);
  const footDepth = rows.map((row, x) => (footReach[x] as number) * rayAt(camera, row + 0.5).dz);
  const drawn = fillPatch(box, { stepX: step, stepY: step }, (left, top) => {
    const row = top + step / 2;
    const { dz, reach } = rayAt(camera, row);
    if (reach > farthest) return 0;
    const x = ((left + step / 2 - camera.width / 2) / camera.focal) * reach;
    const source = findSource({ camera, rows, fall, footReach, footDepth }, x, reach * dz, left);
    if (source.height < -0.01) return 0;
    const sigma = Math.abs(source.height) * camera.pixelsPerMetre * width;
    return alpha.sample(source.x, source.y, sigma);
  });
  return blurPatch(drawn, 0.8);
}

/** Contact from which a column stands on the ground. */
const standing = 0.5;
/**
 * Sigma of the smoothing, as a share of the width: jumps from foot to foot would tear the shadow.
 */
const smoothed = 0.1;

/**
 * The row from which each column casts its shadow: its foot's, or the nearest feet's, because a
 * handle is as deep in the picture as its body.
 */
function castingRows({ rows, touch, width }: GroundLine): Float32Array {
  const feet = [...rows.keys()].filter((x) => (touch[x] as number) > standing);
  const data = rows.map((own, x) => {
    const next = feet.findIndex((foot) => foot >= x);
    const right = feet[next < 0 ? feet.length - 1 : next];
    const left = next > 0 ? feet[next - 1] : right;
    if (left === undefined || right === undefined) return own;
    const share = right > left ? Math.min(1, Math.max(0, (x - left) / (right - left))) : 0;
    return (rows[left] as number) * (1 - share) + (rows[right] as number) * share;
  });
  return gaussianBlur({ data, width: data.length, height: 1 }, smoothed * width).data;
}

/**
 * Largest alignment with the light: a parallel card would cast a mere line, so it is turned to the
 * camera.
 */
const mostAlong = 0.6;
/** Distance of the columns that measure its direction, as a share of the width. */
const measuredOver = 0.06;

/** Draws rows together towards the nearest foot if they run along the light. */
function facing(
  camera: Camera,
  rows: Float32Array,
  { left, right, width }: GroundLine,
  fall: Fall,
): Float32Array {
  const step = Math.max(1, Math.round(width * measuredOver));
  const placeOf = (column: number) => {
    const { reach, dz } = rayAt(camera, (rows[column] as number) + 0.5);
    return { x: ((column + 0.5 - camera.width / 2) / camera.focal) * reach, z: reach * dz };
  };
  let steepest = 0;
  for (let column = left; column + step <= right; column += step) {
    const [one, other] = [placeOf(column), placeOf(column + step)];
    const run = Math.abs((other.z - one.z) / Math.max(1e-6, other.x - one.x));
    steepest = Math.max(steepest, (run * Math.abs(fall.x)) / Math.abs(fall.z));
  }
  if (steepest <= mostAlong) return rows;
  const lowest = rows.subarray(left, right + 1).reduce((most, row) => Math.max(most, row), 0);
  const share = mostAlong / steepest;
  return rows.map((row) => lowest - (lowest - row) * share);
}

/** Rounds of search, and the share of each step. */
const [rounds, stepShare] = [8, 0.6];

type Casting = {
  camera: Camera;
  rows: Float32Array;
  fall: Fall;
  footReach: Float32Array;
  footDepth: Float32Array;
};

/** The point that shadows a place on the ground: its pixel and its height in metres. */
function findSource(
  { camera, rows, fall, footReach, footDepth }: Casting,
  x: number,
  z: number,
  column: number,
): { x: number; y: number; height: number } {
  const last = rows.length - 1;
  let [across, height, at] = [column, 0, 0];
  // The foot's depth depends on the casting column; damped steps do not oscillate between feet.
  for (let round = 0; round < rounds; round += 1) {
    at = Math.min(last, Math.max(0, Math.floor(across)));
    height = ((footDepth[at] as number) - z) / fall.z;
    const casting = (x + fall.x * height) / (footReach[at] as number);
    across += (camera.width / 2 + casting * camera.focal - across) * stepShare;
  }
  const foot = Math.min(last, Math.max(0, Math.floor(across)));
  const up = (height * camera.focal) / (footReach[at] as number);
  return { x: across, y: (rows[foot] as number) - up, height };
}
