import { luminanceOf } from '../panorama/light-image.ts';
import type { BlurStack } from './blur-stack.ts';
import type { Camera } from './camera.ts';
import type { Exposure } from './exposure.ts';
import { splitLight, type GroundLight } from './ground-light.ts';

/** Contact shadow around a lying subject: sigma as a share of the picture's side, and strength. */
const around = [
  { sigma: 0.005, strength: 0.5 },
  { sigma: 0.022, strength: 0.34 },
] as const;
/** Offset and sigma of the main light's shadow, as shares of the picture's side. */
const [fall, fallWidth] = [0.012, 0.009];

/** The light on a surface around a lying subject, seen from straight above. */
export function lightBelow(
  { side }: Camera,
  exposure: Exposure,
  alpha: BlurStack,
  strength: number,
): GroundLight {
  const light = splitLight(exposure);
  const [x, , z] = exposure.direction;
  const length = Math.hypot(x, z) + 1e-6;
  // Away from the camera is up in the picture: a light from there throws shadows down.
  const [right, down] = [(-x / length) * fall * side, (z / length) * fall * side];
  const share = Math.min(1, luminanceOf(light.main) / luminanceOf(exposure.ground) + 0.4);
  return {
    ...light,
    open: (px, py) => {
      let kept = 1;
      for (let i = 0; i < around.length; i += 1) {
        const { sigma, strength: dark } = around[i] as (typeof around)[number];
        kept *= 1 - dark * strength * alpha.sample(px - right / 2, py - down / 2, sigma * side);
      }
      return kept;
    },
    lit: (px, py) => 1 - share * strength * alpha.sample(px - right, py - down, fallWidth * side),
  };
}
