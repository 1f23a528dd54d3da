import { luminanceOf, mapLight, type Light } from '../panorama/light-image.ts';
import type { PlaceLight } from '../panorama/measure-light.ts';
import { irradiance, turnToCamera, type Direction } from '../panorama/sphere.ts';

/** What a white card at the subject shows before the film curve. */
const whiteCard = 0.7;
/** The share of the place's colour cast that the camera's white balance removes. */
const balanced = 0.75;
/** Where the card faces: half of it up, half a little upwards to the camera. */
const towardsCamera: Direction = [0, 0.3, -0.95];
/** At least this share of the light on the ground is no main light: shadows are never black. */
const leastAmbient = 0.06;

/** The light at the subject as the camera counts it; a white card has `whiteCard`. */
export type Exposure = {
  /** What the panorama's light is multiplied by. */
  gain: Light;
  /** What a white card lying on the ground shows, and how much of it comes from the main light. */
  ground: Light;
  main: Light;
  /** The colour that falls on a card between ground and camera, of mean 1. */
  tint: Light;
  /** Where the main light stands, in the camera's axes, and how wide it is (radians). */
  direction: Direction;
  size: number;
  /** Luminance on a card with this normal in the camera's axes. */
  luminanceOn: (normal: Direction) => number;
};

/** @param yaw degrees that the camera is turned to the right of the panorama's middle */
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
