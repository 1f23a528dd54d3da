import { mapLight, type Channel, type Light, type LightImage } from '../panorama/light-image.ts';
import { smoothStep } from '@tintory/pixels';
import { drawBackdrop, type Backdrop } from './backdrop.ts';
import { horizonRow, rayAt, type Camera } from './camera.ts';
import { farRadius, focusRows } from './focus.ts';
import { growLawn, type Lawn } from './lawn.ts';
import { laySurface } from './lay-surface.ts';
import { blurByRow } from './lens-blur.ts';
import { matchColor, meanColor } from './ground-color.ts';
import { shadeGround } from './shade-ground.ts';
import type { Scene, StagedSurface, Staging } from './staging.ts';

/** Metres behind the subject between which the surface blends into the panorama's own ground. */
const [ownUntil, panoramaFrom] = [1.5, 6];
/** Rows blurred more than this share of the farthest blur are taken from the backdrop. */
const asFar = 0.97;
/** Largest blur of grass blades at the feet, as a share of the side. */
const mostBladeBlur = 6 / 1024;

/** The floor of the place; its near part is a photographed surface or grass. */
export function drawFloor(
  staging: Staging,
  surface: StagedSurface,
): Scene & Partial<Pick<Lawn, 'front' | 'cover'>> {
  const { camera, place, panorama, exposure, light, line } = staging;
  const radius = farRadius(camera, place.blur);
  const backdrop = drawBackdrop(panorama, camera, {
    ...{ radius, yaw: place.yaw, hasGround: true, coveredFrom: camera.height },
  });
  const { grass } = surface;
  const lawn = grass
    ? growLawn(camera, { ...surface, blades: grass.blades, metresHigh: grass.metres }, line)
    : null;
  const floor = lawn?.colors ?? laySurface(camera, surface);
  const color = matchColor(staging, floor, backdrop.sharp);
  multiply(floor, color);
  const horizon = horizonRow(camera);
  const groundColor = meanColor(floor, exposure.ground, horizon);
  const middle = line ? (line.left + line.right) / 2 : camera.width / 2;
  shadeGround(floor, camera, light, { fromRow: horizon, middle });
  const image = mergeGrounds(staging, floor, backdrop, radius);
  if (!lawn) return { image, groundColor };
  multiply(
    lawn.front,
    mapLight(color, (value, channel) => value * exposure.ground[channel]),
  );
  return { image, groundColor, ...focusBlades(camera, lawn, radius) };
}

/** Blurs the blades at the feet slightly, never to a haze. */
function focusBlades(camera: Camera, { front, cover }: Lawn, radius: number) {
  const most = mostBladeBlur * camera.side;
  const radii = focusRows(camera, radius).map((row) => Math.min(row, most));
  // In place: each copy of a large picture takes tens of megabytes.
  for (const plane of [...front, cover]) plane.data.set(blurByRow(plane, radii).data);
  return { front, cover };
}

function multiply(image: LightImage, color: Light): void {
  for (const [channel, { data }] of image.entries()) {
    const factor = color[channel as 0];
    for (let i = 0; i < data.length; i += 1) data[i] = (data[i] as number) * factor;
  }
}

/**
 * Blends the surface near the subject into the panorama's ground behind it, each row blurred by its
 * depth.
 */
function mergeGrounds(
  staging: Staging,
  floor: LightImage,
  { sharp, blurred }: Backdrop,
  radius: number,
): LightImage {
  const { camera } = staging;
  const radii = focusRows(camera, radius);
  const shares = nearShares(camera);
  shadeBehind(staging, floor, [sharp(0), sharp(1), sharp(2)], shares);
  for (const [channel, plane] of floor.entries()) {
    const soft = blurByRow(plane, radii).data;
    const far = blurred(channel as Channel).data;
    for (let row = 0; row < camera.height; row += 1) {
      const isFar = (radii[row] as number) > radius * asFar && shares[row] === 0;
      const from = isFar ? far : soft;
      const start = row * camera.width;
      plane.data.set(from.subarray(start, start + camera.width), start);
    }
  }
  return floor;
}

const nearShares = (camera: Camera): Float32Array =>
  Float32Array.from({ length: camera.height }, (_, row) => {
    const { dy, dz, reach } = rayAt(camera, row + 0.5);
    const behind = reach * dz - camera.footDepth;
    return dy < 0 ? 1 - smoothStep(ownUntil, panoramaFrom, behind) : 0;
  });

/** Lets shadows fall on the panorama's own ground too. */
function shadeBehind(
  { camera, light, exposure }: Staging,
  floor: LightImage,
  sharp: LightImage,
  shares: Float32Array,
): void {
  const horizon = horizonRow(camera);
  const main = mapLight(light.main, (value, channel) => value / exposure.ground[channel]);
  for (let row = 0, at = 0; row < camera.height; row += 1) {
    const near = shares[row] as number;
    if (near >= 1) {
      at += camera.width;
      continue;
    }
    for (let x = 0; x < camera.width; x += 1, at += 1) {
      const isGround = row > horizon;
      const open = isGround ? light.open(x + 0.5, row + 0.5) : 1;
      const dark = isGround ? 1 - light.lit(x + 0.5, row + 0.5) : 0;
      for (const [channel, plane] of floor.entries()) {
        const shade = open * (1 - dark * main[channel as 0]);
        const behind = (sharp[channel as 0].data[at] as number) * shade;
        plane.data[at] = (plane.data[at] as number) * near + behind * (1 - near);
      }
    }
  }
}
