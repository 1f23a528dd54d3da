import type { LightImage } from '../../panorama/light-image.ts';
import { measureLight } from '../../panorama/measure-light.ts';
import type { RgbaImage } from '@tintory/pixels';
import { drawImage, drawPlane } from '@tintory/pixels/testing';
import type { StagedGround, StageOptions } from '../staging.ts';
import { createTexture } from '../texture.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** A grey room with a lamp, centred at shares of the panorama's width and height. */
export function drawRoom(lamp: { x: number; y: number; power: number }, tint: Rgb = [1, 1, 1]) {
  const [width, height] = [256, 128];
  const channel = (factor: number) =>
    drawPlane(width, height, (x, y) => {
      const isLamp = Math.hypot(x - lamp.x * width, y - lamp.y * height) < 4;
      return (isLamp ? lamp.power : y < height / 2 ? 1 : 0.5) * factor;
    });
  const panorama: LightImage = [channel(tint[0]), channel(tint[1]), channel(tint[2])];
  return { panorama, light: measureLight(panorama, 1) };
}

/** A board in two greys. */
export const board = createTexture(
  drawImage(64, 64, (x) => (x % 16 < 8 ? [120, 110, 100] : [150, 140, 130])),
);

export const surface = { texture: board, metres: 0.5, gloss: 0, roughness: 0.1, turn: 0 };

/** A picture with a block of this colour in its middle. */
export const drawBlock = (color: Rgb, side = 96): RgbaImage =>
  drawImage(side, side, (x, y) => {
    const isBlock = x >= side * 0.4 && x < side * 0.6 && y >= side * 0.3 && y < side * 0.8;
    return isBlock ? [...color, 255] : [0, 0, 0, 0];
  });

/** Stage options with a lamp on the left, behind the camera. */
export function optionsOf(
  changes: Partial<StageOptions> & { room?: ReturnType<typeof drawRoom> } = {},
  side = 96,
): StageOptions {
  const { room = drawRoom({ x: 0.15, y: 0.25, power: 900 }), ...rest } = changes;
  const ground: StagedGround = { kind: 'table', surface };
  return {
    place: { ...room, yaw: 0, blur: 0.07 },
    ground,
    view: { pitch: 10, footRow: side * 0.8, subject: { pixels: side * 0.5, metres: 0.2 } },
    shadow: 1,
    relight: 1,
    seed: 1,
    ...rest,
  };
}
