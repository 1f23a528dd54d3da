import { luminanceOf, mapLight, type Light } from '../panorama/light-image.ts';
import { smoothStep } from '@tintory/pixels';
import type { Camera } from './camera.ts';
import { squashOf } from './camera.ts';
import type { BlurStack } from './blur-stack.ts';
import { contactShadow } from './contact-shadow.ts';
import type { Exposure } from './exposure.ts';
import { castOnGround } from './ground-shadow.ts';
import type { GroundLine } from './ground-line.ts';
import { samplePatch } from './patch.ts';

/** Strength of a shadow that falls to the camera: the subject was not photographed against the light. */
const backlit = 0.55;
/** Share of the sky's hue kept in shadows. */
const shadowHue = 0.5;
/** Factor on the spread of contact where blades surround the feet. */
const tightInGrass = 0.6;

/** The light on the ground around a subject. */
export type GroundLight = {
  /** Ambient and main light; their sum is the ground's light without the subject. */
  ambient: Light;
  main: Light;
  /** Share of each that reaches a pixel. */
  open: (x: number, y: number) => number;
  lit: (x: number, y: number) => number;
};

type Standing = { alpha: BlurStack; line: GroundLine | null; hasBlades: boolean };

/** @param strength of both shadows: 0 none, 1 physical */
export function lightGround(
  camera: Camera,
  exposure: Exposure,
  { alpha, line, hasBlades }: Standing,
  strength: number,
): GroundLight {
  const light = splitLight(exposure);
  if (!line || strength <= 0) return { ...light, open: () => 1, lit: () => 1 };
  const contact = contactShadow(line, squashOf(camera), hasBlades ? tightInGrass : 1);
  const cast = castOnGround(camera, alpha, line, exposure);
  return {
    ...light,
    open: (x, y) => contact(x, y) ** strength,
    lit: (x, y) => 1 - Math.min(1, Math.max(0, samplePatch(cast, x, y))) * strength,
  };
}

/** Splits the light on the ground into ambient and main light. */
export function splitLight({ ground, main, direction }: Exposure): { ambient: Light; main: Light } {
  const weight = backlit + (1 - backlit) * smoothStep(-0.6, 0.1, -direction[2]);
  const rest = mapLight(ground, (value, channel) => value - main[channel] * weight);
  const level = luminanceOf(rest) / luminanceOf(ground);
  const ambient = mapLight(ground, (value, channel) => {
    const neutral = value * level;
    return neutral + shadowHue * (rest[channel] - neutral);
  });
  return { ambient, main: mapLight(ground, (value, channel) => value - ambient[channel]) };
}
