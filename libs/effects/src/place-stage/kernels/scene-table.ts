import type { Channel, LightImage } from '../panorama/light-image.ts';
import { drawBackdrop, type Backdrop } from './backdrop.ts';
import { rayAt, rowBehind, type Camera } from './camera.ts';
import { farRadius, focusRows } from './focus.ts';
import { addReflections, mirrorSubject, mirrorSurroundings } from './gloss.ts';
import { meanColor } from './ground-color.ts';
import { laySurface } from './lay-surface.ts';
import { blurByRow } from './lens-blur.ts';
import { shadeGround } from './shade-ground.ts';
import type { Scene, StagedSurface, Staging } from './staging.ts';

/** How far the table reaches behind the subject, in metres at least and in subject heights. */
const [leastBehind, heightsBehind] = [0.6, 1.5];

/** A table top with reflections and shadows, in front of the place out of focus. */
export function drawTable(staging: Staging, surface: StagedSurface): Scene {
  const { camera, place, panorama, light } = staging;
  const radius = farRadius(camera, place.blur);
  const behind = Math.max(
    leastBehind,
    (heightsBehind * (staging.line?.height ?? 0)) / camera.pixelsPerMetre,
  );
  const edge = rowBehind(camera, behind);
  const backdrop = drawBackdrop(panorama, camera, {
    ...{ radius, yaw: place.yaw, hasGround: false, coveredFrom: edge },
  });
  const table = laySurface(camera, surface);
  const groundColor = meanColor(table, staging.exposure.ground, edge);
  const middle = staging.line ? (staging.line.left + staging.line.right) / 2 : camera.width / 2;
  shadeGround(table, camera, light, { fromRow: edge, middle });
  if (surface.gloss > 0) reflect(staging, surface, { table, edge, gain: backdrop.gain });
  layOver(backdrop, table, { camera, edge, radii: focusRows(camera, radius) });
  return { image: table, groundColor };
}

function reflect(
  { camera, place, panorama, subject, alpha, line, light }: Staging,
  polish: StagedSurface,
  { table, edge, gain }: { table: LightImage; edge: number; gain: number },
): void {
  const { roughness } = polish;
  const patches = mirrorSurroundings(panorama, camera, place.yaw, roughness);
  const mirror = line && mirrorSubject(subject, alpha, line, { roughness, side: camera.side });
  // Reflections get half of the backdrop's exposure gain, in stops.
  const around = { patches, gain: Math.sqrt(gain), open: light.open };
  addReflections(table, camera, { polish, around, mirror }, edge);
}

type Layering = { camera: Camera; edge: number; radii: Float32Array };

/**
 * Lays the blurred table over the backdrop, with a blurred edge, and overwrites the table: each
 * copy of a large picture takes tens of megabytes.
 */
function layOver(backdrop: Backdrop, table: LightImage, { camera, edge, radii }: Layering): void {
  const { width, height } = camera;
  const cover = Float32Array.from({ length: height }, (_, row) => {
    const { dy } = rayAt(camera, row + 0.5);
    return dy < 0 ? Math.min(1, Math.max(0, row + 1 - edge)) : 0;
  });
  const covered = blurByRow({ data: cover, width: 1, height }, radii).data;
  for (const [channel, plane] of table.entries()) {
    for (let row = 0, at = 0; row < height; row += 1) {
      const share = cover[row] as number;
      for (let x = 0; x < width; x += 1, at += 1)
        plane.data[at] = (plane.data[at] as number) * share;
    }
    const behind = backdrop.blurred(channel as Channel).data;
    const blurred = blurByRow(plane, radii).data;
    for (let row = 0, at = 0; row < height; row += 1) {
      const open = 1 - (covered[row] as number);
      for (let x = 0; x < width; x += 1, at += 1) {
        plane.data[at] = (behind[at] as number) * open + (blurred[at] as number);
      }
    }
  }
}
