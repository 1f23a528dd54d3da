import { createBlades } from './kernels/blades.ts';
import { createTexture } from './kernels/texture.ts';
import { rgbOf, type RgbaImage } from '@tintory/pixels';
import { scoreDirection } from './kernels/score-direction.ts';
import { stageInPlace } from './kernels/stage-in-place.ts';
import { type StagedGround, type StagedSurface } from './kernels/staging.ts';
import { readRgba } from '@tintory/imaging/files';
import type { PlacedSubject } from '../stage/place-subject.ts';
import type { PlaceDirection, PlaceScene, PlaceView, SurfaceFile } from './place-types.ts';
import type { Panorama, PanoramaFile } from './read-panorama.ts';
import { pitchFor } from './subject/find-pitch.ts';
import { fittingGround, type StoodOn } from './subject/fitting-ground.ts';
import type { Prepared } from './subject/prepare-subject.ts';

/** Files shared by scenes are read once. */
export type Library = {
  panorama: (file: PanoramaFile) => Promise<Panorama>;
  surface: (file: SurfaceFile) => Promise<StagedSurface>;
};

/** Camera pitch in degrees for lying subjects and for people seen in part. */
const [straightDown, level] = [90, 2];
/**
 * Largest blur behind people seen in part, as a share of the picture's side; but not below the
 * place's own least.
 */
const portraitBlur = 0.05;
/** Paper colour under lying subjects in places without a surface. */
const paperOf = { open: '#e9e6e1' };

/** Most picture pixels per pixel of a surface seen from above. */
const mostEnlarged = 1.3;

type Standing = Prepared & { placed: PlacedSubject };

/** Draws one scene; measured traits of its subject replace options that the scene leaves open. */
export async function stageScene(
  scene: PlaceScene,
  { traits, brightness, placed }: Standing,
  library: Library,
): Promise<{ image: RgbaImage; view: PlaceView }> {
  const { layer, cutBelow, foot, top } = placed;
  const { directions, depth, shadow, relight, seed } = scene;
  const panorama = await library.panorama(scene.panorama);
  const footRow = foot * layer.height;
  const below = (footRow - layer.height / 2) / Math.sqrt(layer.width * layer.height);
  const isPart = cutBelow && traits.thing === 'person';
  const metres = scene.metres ?? traits.metres;
  const ground = fittingGround(scene.ground, { ...traits, metres });
  const found = isPart
    ? level
    : pitchFor(traits.footAngle, below, ground.kind === 'floor' ? 'floor' : 'table');
  const pitch = traits.lies ? straightDown : (scene.pitch ?? found);
  const direction = choose(
    directions,
    { panorama, pitch: scene.pitch ?? found },
    { ...traits, brightness },
  );
  const { yaw, blur } = directions[direction] ?? directions[0];
  const chosen = blur[0] + (blur[1] - blur[0]) * depth;
  const stagedOn = await groundOf(ground, { cutBelow, lies: traits.lies }, library);
  const pixels = Math.max(1, footRow - top);
  const image = stageInPlace(layer, {
    place: {
      ...{ panorama: panorama.image, light: panorama.light, yaw },
      blur: isPart ? Math.max(blur[0], Math.min(chosen, portraitBlur)) : chosen,
    },
    ground: stagedOn,
    view: {
      ...{ pitch, footRow },
      subject: { metres: Math.max(metres, leastMetres(stagedOn, pixels)), pixels },
    },
    // The shadow of a subject cut off below is outside of the picture.
    ...{ shadow: cutBelow ? 0 : shadow, relight, seed },
  });
  return { image, view: { direction, pitch, metres } };
}

/**
 * A surface under a small lying subject is enlarged no further than its photograph's resolution
 * allows.
 */
function leastMetres(ground: StagedGround, pixels: number): number {
  if (ground.kind !== 'flat' || 'paper' in ground.cover) return 0;
  const { texture, metres } = ground.cover;
  return (metres / (texture[0]?.width ?? 1) / mostEnlarged) * pixels;
}

function choose(
  directions: readonly PlaceDirection[],
  { panorama, pitch }: { panorama: Panorama; pitch: number },
  subject: { brightness: number; lightSide: number },
): number {
  if (directions.length === 1) return 0;
  const place = { panorama: panorama.image, light: panorama.light };
  const scores = directions.map(({ yaw }, index) =>
    scoreDirection(place, { yaw, pitch, isFirst: index === 0 }, subject),
  );
  return scores.indexOf(Math.max(...scores));
}

async function groundOf(
  ground: StoodOn,
  { cutBelow, lies }: { cutBelow: boolean; lies: boolean },
  library: Library,
): Promise<StagedGround> {
  if (lies) return flatOf(ground, library);
  // A subject cut off below by its photograph stands on nothing visible.
  if (cutBelow && ground.kind !== 'sweep') return { kind: 'open' };
  switch (ground.kind) {
    case 'table':
    case 'floor':
      return { kind: ground.kind, surface: await library.surface(ground.surface) };
    case 'open':
      return ground;
    case 'sweep': {
      const { kind, gloss } = ground;
      return { kind, top: rgbOf(ground.top), bottom: rgbOf(ground.bottom), gloss, roughness: 0.05 };
    }
  }
}

async function flatOf(ground: StoodOn, library: Library): Promise<StagedGround> {
  if ('surface' in ground) {
    return { kind: 'flat', cover: await library.surface(ground.surface) };
  }
  return {
    kind: 'flat',
    cover: { paper: rgbOf('bottom' in ground ? ground.bottom : paperOf.open) },
  };
}

/** Reads a surface for the stage. */
export async function readSurface(file: SurfaceFile): Promise<StagedSurface> {
  const texture = createTexture(await readRgba(file.path));
  const { metres, gloss, roughness, blades } = file;
  const grass = blades > 0 ? { blades: createBlades(texture), metres: blades } : undefined;
  return { texture, metres, gloss, roughness, turn: 0, ...(grass ? { grass } : {}) };
}
