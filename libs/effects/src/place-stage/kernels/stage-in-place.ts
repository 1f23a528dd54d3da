import { mapChannels, type Light, type LightImage } from '../panorama/light-image.ts';
import { createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { createBlurStack } from './blur-stack.ts';
import { createCamera, squashOf } from './camera.ts';
import { coverWithBlades } from './cover-with-blades.ts';
import { develop } from './develop.ts';
import { createExposure } from './exposure.ts';
import { createGrain, noiseOf } from './grain.ts';
import { lightBelow } from './flat-light.ts';
import { lightGround } from './ground-light.ts';
import { findGroundLine, type GroundLine } from './ground-line.ts';
import { createLightWrap } from './light-wrap.ts';
import { relightPatch, tintFor } from './relight-subject.ts';
import { drawFlat } from './scene-flat.ts';
import { drawFloor } from './scene-floor.ts';
import { drawOpen } from './scene-open.ts';
import { drawSweep } from './scene-sweep.ts';
import { drawTable } from './scene-table.ts';
import type { Scene, StagedGround, StageOptions, Staging } from './staging.ts';

/** Highlights above this are clipped before the lens blur. */
const brightest = 24;
/** Blurs of the subject's alpha for shadows: sigmas as shares of the picture's side. */
const shadowBlurs = [0, 2, 5, 12, 28, 60].map((pixels) => pixels / 1024);

/**
 * Composites a subject into a photographed place, lit by that place.
 *
 * @param subject at its position, as large as the picture, with straight alpha and clean edges
 */
export function stageInPlace(subject: RgbaImage, options: StageOptions): RgbaImage {
  const { place, ground, view, seed } = options;
  const { width, height } = subject;
  const camera = createCamera({ ...view, width, height });
  const exposure = createExposure(place.light, place.yaw);
  const alpha = alphaOf(subject);
  const outline = findGroundLine(alpha, squashOf(camera));
  const line = ground.kind === 'open' || ground.kind === 'flat' ? null : outline;
  const stands = {
    alpha: shadowStack(alpha, outline, camera.side),
    line,
    hasBlades: hasGrass(ground),
  };
  const light =
    ground.kind === 'flat'
      ? lightBelow(camera, exposure, stands.alpha, options.shadow)
      : lightGround(camera, exposure, stands, options.shadow);
  const panorama = expose(place.panorama, exposure.gain);
  const staging: Staging = { camera, exposure, panorama, place, subject, alpha, line, light };
  const { image, groundColor, front, cover } = drawScene(staging, ground);
  const { relight } = options;
  const relit = relight > 0 && outline;
  const wrap = relit ? createLightWrap(image, alpha, outline, camera.side, relight) : null;
  const seen =
    front && cover && line ? coverWithBlades(image, alpha, { front, cover, line }) : alpha;
  return develop(image, camera, {
    ...{ subject, alpha: seen, line, wrap, groundColor },
    tint: relit ? tintFor(subject, exposure, relight) : [1, 1, 1],
    relight: relit ? relightPatch(alpha, outline, exposure, relight) : null,
    grain: createGrain(seed),
    noise: outline ? noiseOf(subject, outline) : 0,
    vignetting: ground.kind === 'sweep' ? 0 : 1,
  });
}

const hasGrass = (ground: StagedGround): boolean =>
  ground.kind === 'floor' && ground.surface.grass !== undefined;

function drawScene(
  staging: Staging,
  ground: StagedGround,
): Scene & { front?: LightImage; cover?: Plane } {
  switch (ground.kind) {
    case 'table':
      return drawTable(staging, ground.surface);
    case 'floor':
      return drawFloor(staging, ground.surface);
    case 'flat':
      return drawFlat(staging, ground);
    case 'open':
      return drawOpen(staging);
    case 'sweep':
      return drawSweep(staging, ground);
  }
}

function alphaOf({ data, width, height }: RgbaImage): Plane {
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) alpha.data[i] = (data[i * 4 + 3] as number) / 255;
  return alpha;
}

function shadowStack(alpha: Plane, line: GroundLine | null, side: number) {
  const { left = 0, right = 0, top = 0, height = 0 } = line ?? {};
  const box = { left, right: right + 1, top, bottom: top + height };
  return createBlurStack(
    alpha,
    shadowBlurs.map((share) => share * side),
    box,
  );
}

const expose = (panorama: LightImage, gain: Light): LightImage =>
  mapChannels(panorama, ({ data, width, height }, channel) => {
    const factor = gain[channel];
    const out = new Float32Array(data.length);
    for (let i = 0; i < data.length; i += 1) {
      out[i] = Math.min(brightest, (data[i] as number) * factor);
    }
    return { data: out, width, height };
  });
