import { luminanceOf, mapLight, type Light } from '../panorama/light-image.ts';
import type { PlaceLight } from '../panorama/measure-light.ts';
import { irradiance, turnToCamera, type Direction } from '../panorama/sphere.ts';

/** Scene light of a white card at the subject, before the film curve. */
const whiteCard = 0.7;
/** Share of the place's colour cast removed by the white balance. */
const balanced = 0.75;
/** Half of the card faces up, half of it this way: towards the camera and slightly up. */
const towardsCamera: Direction = [0, 0.3, -0.95];
/** Least ambient share of the light on the ground: shadows are never black. */
const leastAmbient = 0.06;

/** The light at the subject as exposed by the camera; a white card has `whiteCard`. */
export type Exposure = {
  /** Factor applied to the panorama's light. */
  gain: Light;
  /** Light of a white card lying on the ground, and the main light's part of it. */
  ground: Light;
  main: Light;
  /** Colour of the light on a card between ground and camera, with mean 1. */
  tint: Light;
  /** Direction of the main light in the camera's axes, and its angular size in radians. */
  direction: Direction;
  size: number;
  /** Luminance on a card with this normal in the camera's axes. */
  luminanceOn: (normal: Direction) => number;
};

/** @param yaw degrees of the camera to the right of the panorama's centre */
export function createExposure(light: PlaceLight, yaw: number): Exposure {
  const on = (normal: Direction) => irradiance(light.harmonics, turnToCamera(normal, -yaw));
  const [up, front] = [on([0, 1, 0]), on(towardsCamera)];
  const key = mapLight(up, (value, channel) => (value + front[channel]) / 2);
  const level = luminanceOf(key);
  const white = mapLight(key, (value) => (level / Math.max(value, level * 0.02)) ** balanced);
  const seen = mapLight(key, (value, channel) => value * white[channel]);
  const gain = mapLight(white, (value) => (value * whiteCard * Math.PI) / luminanceOf(seen));
  const ground = mapLight(up, (value, channel) => (value * gain[channel]) / Math.PI);
  const direction = turnToCamera(light.main.direction, yaw);
  const mean = (seen[0] + seen[1] + seen[2]) / 3;
  return {
    gain,
    ground,
    main: mapLight(light.main.irradiance, (value, channel) =>
      Math.min(
        ground[channel] * (1 - leastAmbient),
        (value * Math.max(0, direction[1]) * gain[channel]) / Math.PI,
      ),
    ),
    tint: mapLight(seen, (value) => value / mean),
    direction,
    size: light.main.size,
    luminanceOn: (normal) => luminanceOf(on(normal)),
  };
}
