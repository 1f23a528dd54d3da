import type { CutoutRequest } from '../cutout/cutout-request.ts';
import type { UpscaleRequest } from '../upscale/upscale-request.ts';

/** What a custom model can do. */
export type OwnModelCapability = 'cutout' | 'upscale';

/**
 * Converts a picture's bytes to a model's input: `(byte / 255 · range − mean) / std`, a plane for
 * each channel, as [1, 3, height, width].
 */
export type OwnModelInput = {
  /** In pixels. A cutout stretches the picture to it; an upscale works in tiles of this size. */
  width: number;
  height: number;
  /** In the order of `channels` and the units of `range`. */
  mean: [number, number, number];
  std: [number, number, number];
  channels: 'rgb' | 'bgr';
  range: 1 | 255;
  /** Side of an upscale's tiles in pixels, if not `width` × `height`. */
  tile?: number;
};

/**
 * A cutout outputs one plane of 0 to 1 (after the activation), an upscale three planes in the
 * input's channels and range, without its mean and std.
 */
export type OwnModelOutput = {
  /** Default: the model's first output. */
  name?: string;
  activation: 'none' | 'sigmoid';
  /** Factor by which an upscale enlarges each side. */
  scale?: 2 | 4;
};

/** The content of `model.json`. */
export type OwnModelDescription = {
  name: string;
  capability: OwnModelCapability;
  /** Name of the .onnx file in the same folder. */
  file: string;
  /** Of the file, as 64 lower-case hexadecimal digits. */
  sha256: string;
  input: OwnModelInput;
  output: OwnModelOutput;
  licence: string;
  /** Where the file came from: a URL or a path. */
  source: string;
};

/** An installed custom model. */
export type OwnModel = OwnModelDescription & { path: string; bytes: number };

export type OwnCutoutRequest = CutoutRequest & { model: OwnModel };

export type OwnUpscaleRequest = UpscaleRequest & { model: OwnModel };

/** A tool's choice of the cutout model. */
export type CutoutModelChoice = {
  /** Replaces the built-in cutout. */
  cutoutModel?: OwnModel;
};
