import { createNoiseField, fractal, smoothStep } from '@tintory/pixels';
import { mixPoints, shifted, type Point } from './face-frame.ts';
import type { Mouth } from './mouth.ts';
import { addGloss, paintTube, type Light } from './paint.ts';
import type { Painted } from './shade-coat.ts';
import { alongLine, splineThrough } from './spline.ts';
import type { Studio } from './studio-light.ts';
import type { Tube } from './tube.ts';

/**
 * A long tongue from the mouth's middle, down over the chin and up again at its tip.
 *
 * @param side direction of its tip: -1 is left
 * @param at where it leaves the mouth, 0 at the left corner to 1 at the right
 */
export function growTongue(mouth: Mouth, side: -1 | 1, at: number): Tube {
  const { frame } = mouth;
  const [top, bottom] = [alongLine(mouth.upper, at), alongLine(mouth.lower, at)];
  const root = mixPoints(top, bottom, 0.62);
  const line = splineThrough(
    [
      root,
      shifted(frame, mixPoints(top, bottom, 0.9), 0.01 * side, 0),
      shifted(frame, bottom, -0.05 * side, 0.16),
      shifted(frame, bottom, -0.06 * side, 0.42),
      shifted(frame, bottom, 0.09 * side, 0.68),
      shifted(frame, bottom, 0.3 * side, 0.8),
      shifted(frame, bottom, 0.46 * side, 0.66),
      shifted(frame, bottom, 0.47 * side, 0.5),
    ],
    7,
  );
  return line.map(([x, y]: Point, i) => {
    const t = i / (line.length - 1);
    const wide = 0.088 + 0.03 * smoothStep(0, 0.3, t);
    const taper = 1 - smoothStep(0.25, 1.12, t);
    return [x, y, frame.width * wide * taper + 0.4] as const;
  });
}

/** Paints the tongue, its shadow and the spittle at its tip. */
export function paintTongue(
  painted: Painted,
  tongue: Tube,
  options: {
    studio: Studio;
    seed: number;
    onCover: (index: number, cover: number) => void;
  },
): void {
  const { seed, onCover } = options;
  const { sharp, rough } = options.studio;
  const everywhere = () => 1;
  const thick = Math.max(...tongue.map(([, , radius]) => radius));
  const shade: Tube = tongue
    .slice(7)
    .map(([x, y, r]) => [x + thick * 0.22, y + thick * 0.34, r * 1.35 + 1]);
  paintTube(
    painted,
    shade,
    ({ across }) => [[0.001, 0.001, 0.002], 0.85 * (1 - across ** 2)],
    everywhere,
  );
  const noise = createNoiseField(seed * 5 + 3);
  const bumps = (index: number) => {
    const [x, y] = [index % painted.width, Math.floor(index / painted.width)];
    return fractal(noise, (x * 3.4) / thick + 7, (y * 3.4) / thick + 7, 3) - 0.5;
  };
  paintTube(
    painted,
    tongue,
    ({ across, along, nx, ny, index }) => {
      const groove = Math.exp(-((across / 0.2) ** 2)) * (1 - smoothStep(0.55, 0.95, along));
      const bump = bumps(index);
      // On both sides of the groove the surface turns back towards the middle.
      const turn = 1 - 2.4 * groove;
      const [mx, my] = [nx * turn * 0.96 + bump * 0.34, ny * turn * 0.96 + bump * 0.34];
      const nz = Math.sqrt(Math.max(0.02, 1 - mx * mx - my * my));
      const lit = Math.max(0.05, -0.5 * mx - 0.4 * my + 0.68 * nz) * (1 - 0.45 * groove);
      const deep = smoothStep(0.02, 0.2, along) * (1 + bump * 0.9);
      const color: Light = [0.27 * lit * deep, 0.012 * lit * deep, 0.022 * lit * deep];
      addGloss(color, rough, mx, my, 0.4 * deep);
      addGloss(color, sharp, mx, my, 0.6 * deep * (1 - 0.85 * groove));
      return [color, smoothStep(0, 0.1, along)];
    },
    everywhere,
    onCover,
  );
}
