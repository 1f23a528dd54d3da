/** Threads as they are seen close by. */
export type Weave = {
  kind: 'none' | 'plain' | 'knit' | 'paper';
  /** Millimetres from one thread to the next. */
  pitch: number;
  /** Darkening of the gaps, as a share. */
  strength: number;
};

/** Share of the strength for fibres, which show where threads are too fine. */
const fibres = 0.7;
/** Pixels below which a thread would only flicker. */
const finest = 1.6;

/** Brightness of a point by its threads, around 1. */
export function weaveAt(
  { kind, pitch, strength }: Weave,
  x: number,
  y: number,
  perMm: number,
): number {
  if (kind === 'none') return 1;
  const grain = (scatter(Math.floor(x * perMm), Math.floor(y * perMm)) - 0.5) * strength * fibres;
  const seen = Math.min(1, Math.max(0, pitch * perMm - finest));
  if (seen === 0 || kind === 'paper') return 1 + grain;
  const [u, v] = [(x / pitch) * Math.PI, (y / pitch) * Math.PI];
  const thread = kind === 'plain' ? plain(u, v) : knit(x / pitch, y / pitch);
  return 1 + grain + strength * seen * (thread - 0.5);
}

/** One over, one under. */
const plain = (u: number, v: number): number => {
  const [across, down] = [Math.sin(u), Math.sin(v)];
  return Math.abs(across * down > 0 ? across : down);
};

/** Columns of small V. */
const knit = (x: number, y: number): number => {
  const column = Math.abs((x - Math.floor(x)) * 2 - 1);
  return 0.5 + 0.5 * Math.sin((y * 1.3 + column * 0.8) * 2 * Math.PI) * (0.4 + 0.6 * column);
};

/** A repeatable random number from 0 to 1 for each pixel (Jenkins' hash of its place). */
function scatter(x: number, y: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}
