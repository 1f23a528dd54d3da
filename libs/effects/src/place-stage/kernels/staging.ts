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
  /** How wide its photograph is in the world. */
  metres: number;
  gloss: number;
  roughness: number;
  /** Grass that stands up: how high in metres. */
  grass?: { blades: Blades; metres: number };
  /** Degrees that it is turned. */
  turn: number;
};

export type StagedGround =
  /** A table top of the surface, and the place behind it. */
  | { kind: 'table'; surface: StagedSurface }
  /** The place's own floor, of the surface near the subject. */
  | { kind: 'floor'; surface: StagedSurface }
  | FlatGround
  /** Nothing to stand on: who is cut by the picture's lower side stands before the place. */
  | { kind: 'open' }
  /** A studio's paper, of which nothing of the place is seen but its light. */
  | Sweep;

/** What lies is seen from straight above, on a surface or on paper of a colour in bytes of sRGB. */
export type FlatGround = { kind: 'flat'; cover: StagedSurface | { paper: Light } };

export type Sweep = {
  kind: 'sweep';
  /** The paper's colour at the top and at the bottom of the picture, in bytes of sRGB. */
  top: Light;
  bottom: Light;
  gloss: number;
  roughness: number;
};

export type StagedPlace = {
  panorama: LightImage;
  light: PlaceLight;
  /** Degrees that the camera looks to the right of the panorama's middle. */
  yaw: number;
  /** Diameter of the lens blur of what is far away, in shares of the picture's side. */
  blur: number;
};

export type StageOptions = {
  place: StagedPlace;
  ground: StagedGround;
  view: Omit<CameraView, 'width' | 'height'>;
  /** Strength of shadows: 0 none, 1 as light has them. */
  shadow: number;
  /** How far the subject takes on the light's direction and colour: 0 not at all, 1 as far as it may. */
  relight: number;
  seed: number;
};

/** All that the drawing of a scene looks at. */
export type Staging = {
  camera: Camera;
  exposure: Exposure;
  /** The panorama in the camera's exposure. */
  panorama: LightImage;
  place: StagedPlace;
  subject: RgbaImage;
  alpha: Plane;
  line: GroundLine | null;
  light: GroundLight;
};

/** A scene without its subject; `groundColor` in its light. */
export type Scene = { image: LightImage; groundColor: Light };
