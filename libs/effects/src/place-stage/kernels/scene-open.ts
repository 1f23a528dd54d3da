import { drawBackdrop } from './backdrop.ts';
import { farRadius } from './focus.ts';
import type { Scene, Staging } from './staging.ts';

/** The place alone, out of focus. */
export function drawOpen({ camera, place, panorama }: Staging): Scene {
  const { blurred } = drawBackdrop(panorama, camera, {
    radius: farRadius(camera, place.blur),
    yaw: place.yaw,
    hasGround: false,
    coveredFrom: camera.height,
  });
  return { image: [blurred(0), blurred(1), blurred(2)], groundColor: [0, 0, 0] };
}
