import type { FaceCandidate } from './face-candidate.ts';
import type { PaddedPlanes } from './padded-planes.ts';

/** Number of 90° turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

type Planes = Pick<PaddedPlanes, 'planes' | 'width' | 'height'>;

/** Rotates three planes clockwise. */
export function turnPlanes(padded: Planes, turns: QuarterTurns): Planes {
  let turned = padded;
  for (let i = 0; i < turns; i += 1) turned = turnOnce(turned);
  return turned;
}

function turnOnce({ planes, width, height }: Planes): Planes {
  const area = width * height;
  const turned = new Float32Array(planes.length);
  for (let from = 0; from < planes.length; from += 1) {
    const at = from % area;
    const [x, y] = [at % width, Math.floor(at / width)];
    turned[from - at + x * height + (height - 1 - y)] = planes[from] as number;
  }
  return { planes: turned, width: height, height: width };
}

/** Converts a detection in rotated planes to the picture's coordinates. */
export function turnBack(
  { box, score, eyes }: FaceCandidate,
  { width, height, scale }: PaddedPlanes,
  turns: QuarterTurns,
): FaceCandidate {
  const place = ([x, y]: [number, number]): [number, number] => {
    const upright = [
      [x, y],
      [y, height - x],
      [width - x, height - y],
      [width - y, x],
    ] as const;
    return [upright[turns][0] / scale, upright[turns][1] / scale];
  };
  const [a, b] = [place([box.x, box.y]), place([box.x + box.width, box.y + box.height])];
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return {
    box: {
      x: left,
      y: top,
      width: Math.max(a[0], b[0]) - left,
      height: Math.max(a[1], b[1]) - top,
    },
    score,
    eyes: { left: place(eyes.left), right: place(eyes.right) },
  };
}
