import type { Light, LightImage } from '../panorama/light-image.ts';
import type { PlaceLight } from '../panorama/measure-light.ts';
import type { Plane, RgbaImage } from '@tintory/pixels';
import type { Blades } from './blades.ts';
import type { Camera, CameraView } from './camera.ts';
import type { Exposure } from './exposure.ts';
import type { GroundLight } from './ground-light.ts';
import type { GroundLine } from './ground-line.ts';
import type { Texture } from './texture.ts';

export type StagedSurface = {
  texture: Texture;
  /** Width of the photographed surface in metres. */
  metres: number;
  gloss: number;
  roughness: number;
  /** Standing grass and its height in metres. */
  grass?: { blades: Blades; metres: number };
  /** Rotation in degrees. */
  turn: number;
};

export type StagedGround =
  /** A table top of this surface in front of the place. */
  | { kind: 'table'; surface: StagedSurface }
  /** The place's own floor, with this surface near the subject. */
  | { kind: 'floor'; surface: StagedSurface }
  | FlatGround
  /** No ground: a subject cut off by the picture's lower edge stands in front of the place. */
  | { kind: 'open' }
  /** A studio's paper; the place contributes only its light. */
  | Sweep;

/** A lying subject seen from straight above, on a surface or on paper of a colour in 8-bit sRGB. */
export type FlatGround = { kind: 'flat'; cover: StagedSurface | { paper: Light } };

export type Sweep = {
  kind: 'sweep';
  /** The paper's colour at the top and at the bottom of the picture, in 8-bit sRGB. */
  top: Light;
  bottom: Light;
  gloss: number;
  roughness: number;
};

export type StagedPlace = {
  panorama: LightImage;
  light: PlaceLight;
  /** How far the camera is turned to the right of the panorama's middle, in degrees. */
  yaw: number;
  /** Diameter of the lens blur of the far background, as a share of the picture's side. */
  blur: number;
};

export type StageOptions = {
  place: StagedPlace;
  ground: StagedGround;
  view: Omit<CameraView, 'width' | 'height'>;
  /** Strength of shadows: 0 none, 1 physically correct. */
  shadow: number;
  /**
   * How far the subject takes on the light's direction and colour: 0 not at all, 1 as far as
   * allowed.
   */
  relight: number;
  seed: number;
};

/** The input of every scene renderer. */
export type Staging = {
  camera: Camera;
  exposure: Exposure;
  /** The panorama at the camera's exposure. */
  panorama: LightImage;
  place: StagedPlace;
  subject: RgbaImage;
  alpha: Plane;
  line: GroundLine | null;
  light: GroundLight;
};

/** A scene without its subject; `groundColor` is the ground's colour as lit. */
export type Scene = { image: LightImage; groundColor: Light };
