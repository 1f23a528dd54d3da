import type { CutoutRequest } from '../cutout/cutout-request.ts';
import type { UpscaleRequest } from '../upscale/upscale-request.ts';

/** What a model of one's own may be for. */
export type OwnModelCapability = 'cutout' | 'upscale';

/**
 * How a picture's bytes become a model's numbers: `(byte / 255 · range − mean) / std`, a plane for
 * each channel, as [1, 3, height, width].
 */
export type OwnModelInput = {
  /** In pixels. A cutout stretches the picture to it; an upscale works in tiles of it. */
  width: number;
  height: number;
  /** In the order of `channels` and the units of `range`. */
  mean: [number, number, number];
  std: [number, number, number];
  channels: 'rgb' | 'bgr';
  range: 1 | 255;
  /** Side of an upscale's tiles in pixels, where it is not `width` × `height`. */
  tile?: number;
};

/**
 * A cutout answers one plane of 0 to 1 (after the activation), an upscale three planes in the
 * input's channels and range, without its mean and std.
 */
export type OwnModelOutput = {
  /** Without it the model's first output. */
  name?: string;
  activation: 'none' | 'sigmoid';
  /** How many times an upscale enlarges each side. */
  scale?: 2 | 4;
};

/** What `model.json` says about the file beside it. */
export type OwnModelDescription = {
  name: string;
  capability: OwnModelCapability;
  /** Name of the .onnx file in the same folder. */
  file: string;
  /** Of the file, 64 hexadecimal digits in lower case. */
  sha256: string;
  input: OwnModelInput;
  output: OwnModelOutput;
  licence: string;
  /** Where the file came from: an address or a path. */
  source: string;
};

/** A model that lies on this disk. */
export type OwnModel = OwnModelDescription & { path: string; bytes: number };

export type OwnCutoutRequest = CutoutRequest & { model: OwnModel };

export type OwnUpscaleRequest = UpscaleRequest & { model: OwnModel };

/** What tools take that stand on a cutout. */
export type CutoutModelChoice = {
  /** Cuts out in place of the engine's own way. */
  cutoutModel?: OwnModel;
};
