/** Signs that are plain geometry, in boxes of 512 units. */
export const signMotifs: Record<string, () => string> = {
  'tintory/arrow': arrow,
  'tintory/footprints': footprints,
  'tintory/heartbeat': heartbeat,
  'tintory/infinity': infinity,
  'tintory/mandala': () => mandala(closed),
  'tintory/open-mandala': () => mandala(open),
  'tintory/moon-phases': moonPhases,
};

type Point = [x: number, y: number];

const polygon = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Towards the upper right: head, shaft, and three pairs of feathers. */
function arrow(): string {
  const root = Math.SQRT1_2;
  // Along the shaft from its middle, and across it.
  const at = (along: number, across: number): Point => [
    256 + (along + across) * root,
    256 - (along - across) * root,
  ];
  const part = (...points: Point[]) => polygon(points.map(([along, across]) => at(along, across)));
  const feather = (along: number) =>
    part([along, 9], [along + 46, 9], [along + 8, 52], [along - 38, 52]) +
    part([along, -9], [along - 38, -52], [along + 8, -52], [along + 46, -9]);
  return (
    part([310, 0], [206, 58], [228, 0], [206, -58]) +
    part([216, 6], [216, -6], [-300, -6], [-300, 6]) +
    [-270, -212, -154].map(feather).join('')
  );
}

/** A band of changing breadth on the lemniscate of Bernoulli. */
function infinity(): string {
  const steps = 96;
  const on = (i: number): Point => {
    const t = (i / steps) * 2 * Math.PI;
    const share = 1 / (1 + Math.sin(t) ** 2);
    return [256 + 225 * Math.cos(t) * share, 256 + 310 * Math.sin(t) * Math.cos(t) * share];
  };
  const edge = (way: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const [[x, y], [fromX, fromY], [toX, toY]] = [on(i), on(i - 0.5), on(i + 0.5)];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const reach =
        (way * (16 + 12 * Math.abs(Math.cos((i / steps) * 2 * Math.PI)))) / Math.hypot(dx, dy);
      return [x - dy * reach, y + dx * reach];
    });
  return polygon(edge(1)) + polygon(edge(-1).toReversed());
}

/** New to full to new, five moons in a row, the full one largest. */
function moonPhases(): string {
  const disc = (x: number, r: number) =>
    `M${x} ${256 - r}A${r} ${r} 0 1 1 ${x} ${256 + r}A${r} ${r} 0 1 1 ${x} ${256 - r}Z`;
  // The edge of the light: an arc that bows out less than the rim, or the other way.
  const lit = (x: number, r: number, bow: number, way: 0 | 1) =>
    `M${x} ${256 - r}A${r} ${r} 0 0 ${way} ${x} ${256 + r}A${bow} ${r} 0 0 ${bow < r * 0.8 ? 1 - way : way} ${x} ${256 - r}Z`;
  const [thin, half, full] = [34, 42, 56];
  return (
    lit(52, thin, thin * 0.62, 0) +
    lit(160, half, half * 0.08, 0) +
    disc(256, full) +
    lit(352, half, half * 0.08, 1) +
    lit(460, thin, thin * 0.62, 1)
  );
}

/** Two bare soles side by side, the big toes inside. */
function footprints(): string {
  const toes = [
    [198, 130, 25],
    [154, 108, 17],
    [120, 110, 15],
    [91, 127, 13],
    [69, 154, 11],
  ] as const;
  const foot = (at: (x: number) => number) => {
    const sole = `M${at(150)} 180C${at(196)} 180 ${at(216)} 220 ${at(208)} 262C${at(202)} 296 ${at(186)} 318 ${at(188)} 356C${at(190)} 400 ${at(172)} 434 ${at(142)} 434C${at(110)} 434 ${at(96)} 404 ${at(98)} 368C${at(100)} 320 ${at(80)} 300 ${at(80)} 256C${at(80)} 214 ${at(108)} 180 ${at(150)} 180Z`;
    const round = toes.map(
      ([x, y, r]) =>
        `M${at(x)} ${y - r}A${r} ${r} 0 1 1 ${at(x)} ${y + r}A${r} ${r} 0 1 1 ${at(x)} ${y - r}Z`,
    );
    return sole + round.join('');
  };
  return foot((x) => x + 26) + foot((x) => 486 - x);
}

/** One beat of a heart between two flat lines, as a monitor writes it. */
function heartbeat(): string {
  const line: Point[] = [
    [6, 280],
    [150, 280],
    [176, 244],
    [202, 280],
    [222, 296],
    [252, 128],
    [288, 372],
    [312, 280],
    [336, 252],
    [362, 280],
    [506, 280],
  ];
  // Its breadth is upright, so that steep strokes stay as thin as flat ones look.
  const side = (way: 1 | -1) =>
    line.map(([x, y], i): Point => {
      const [fromX, fromY] = line[i - 1] ?? [x - 1, y];
      const [toX, toY] = line[i + 1] ?? [x + 1, y];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const length = Math.hypot(dx, dy);
      return [x - (dy / length) * way * 7, y + (dx / length) * way * 7];
    });
  return polygon([...side(1), ...side(-1).toReversed()]);
}

type PetalRing = { petals: number; shift: number; from: number; to: number; share: number };

const closed: readonly PetalRing[] = [
  { petals: 8, shift: 0, from: 36, to: 118, share: 0.62 },
  { petals: 8, shift: 0.5, from: 92, to: 168, share: 0.52 },
  { petals: 16, shift: 0.5, from: 156, to: 216, share: 0.56 },
  { petals: 16, shift: 0, from: 200, to: 254, share: 0.6 },
];
/** Without an eye: there is room for another motif. */
const open: readonly PetalRing[] = [
  { petals: 20, shift: 0.5, from: 166, to: 220, share: 0.6 },
  { petals: 20, shift: 0, from: 204, to: 254, share: 0.62 },
];

/** Rings of petals about an eye, each ring between the petals of the last. */
function mandala(rings: readonly PetalRing[]): string {
  const eye = rings === closed ? 'M256 232A24 24 0 1 0 256 280A24 24 0 1 0 256 232Z' : '';
  return (
    eye +
    rings
      .flatMap(({ petals, shift, from, to, share }) =>
        Array.from({ length: petals }, (_, i) => {
          const turn = ((i + shift) / petals) * 360;
          return petal(turn, from, to, (Math.PI * (from * 0.55 + to * 0.45) * share) / petals);
        }),
      )
      .join('')
  );
}

/** A pointed petal with a vein left open, away from the middle. */
function petal(degrees: number, from: number, to: number, half: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  const at = (along: number, across: number) =>
    `${(256 + along * c - across * s).toFixed(1)} ${(256 + along * s + across * c).toFixed(1)}`;
  const mid = from + (to - from) * 0.45;
  const vein = { from: from + (to - from) * 0.3, to: from + (to - from) * 0.72, half: half * 0.16 };
  return (
    `M${at(from, 0)}C${at(from, half)} ${at(mid, half * 1.9)} ${at(to, 0)}C${at(mid, -half * 1.9)} ${at(from, -half)} ${at(from, 0)}Z` +
    `M${at(vein.from, 0)}L${at(mid, -vein.half)}L${at(vein.to, 0)}L${at(mid, vein.half)}Z`
  );
}
