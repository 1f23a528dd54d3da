import type { Plane, RgbaImage } from '@tintory/pixels';

/** Central fraction of a row's covered width that is read: the object's rims are left out. */
const inside = 0.6;
/**
 * Pixels skipped next to the outline, and the width that is read beyond them, as a fraction of the
 * row's width.
 */
const [edge, beside] = [3, 0.5];
/** Narrower rows of a silhouette, fewer rows or rows with gaps are not conclusive. */
const [narrowest, leastRows, filled] = [8, 15, 0.8];
/**
 * Least change of the background between rows, in levels of 255; least correlation of the object's
 * row colours with it; and their largest distance, as a multiple of that change. On 152 photographs
 * of the bench and nine products this finds 4 of 17 glasses, and nothing solid (2026-11).
 */
const [leastChange, leastAlong, mostApart] = [45, 0.7, 1.5];

type Color = [number, number, number];

/**
 * Whether the background continues inside the object, row by row, so that the object is
 * transparent.
 */
export function seesThrough(image: RgbaImage, mask: Plane): boolean {
  const rows = Array.from({ length: image.height }, (_, y) => readRow(image, mask, y)).filter(
    (row) => row !== undefined,
  );
  if (rows.length < leastRows) return false;
  const own = centred(rows.map((row) => row.own));
  const around = centred(rows.map((row) => row.around));
  const change = Math.sqrt(product(around, around));
  const along = product(own, around) / (Math.sqrt(product(own, own)) * change + 1e-9);
  const apart = Math.sqrt(
    mean(rows.map((row) => mean(row.own.map((v, c) => (v - (row.around[c] as number)) ** 2)))),
  );
  return change >= leastChange && along >= leastAlong && apart <= mostApart * change;
}

/**
 * The mean colours of one row inside and beside the object; undefined if the row is not conclusive.
 */
function readRow(image: RgbaImage, { data }: Plane, y: number) {
  const { width } = image;
  const covered = Array.from({ length: width }, (_, x) => x).filter(
    (x) => (data[y * width + x] as number) > 0.5,
  );
  const [from = 0, to = 0] = [covered[0], covered.at(-1)];
  const span = to - from;
  if (span < narrowest || covered.length < span * filled) return undefined;
  const rim = (span * (1 - inside)) / 2;
  const reach = Math.max(2 * edge, span * beside);
  const at = (x: number) => y * width + x;
  const own = covered.filter((x) => x >= from + rim && x <= to - rim).map(at);
  const around = [range(from - edge - reach, from - edge), range(to + edge, to + edge + reach)]
    .flat()
    .filter((x) => x >= 0 && x < width && (data[at(x)] as number) < 0.25)
    .map(at);
  if (own.length === 0 || around.length < edge) return undefined;
  return { own: colorOf(image, own), around: colorOf(image, around) };
}

const range = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from)) },
    (_, i) => Math.ceil(from) + i,
  );

const colorOf = ({ data }: RgbaImage, pixels: readonly number[]): Color =>
  [0, 1, 2].map((c) => mean(pixels.map((pixel) => data[pixel * 4 + c] as number))) as Color;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function centred(colors: readonly Color[]): Color[] {
  const middle = [0, 1, 2].map((c) => mean(colors.map((color) => color[c] as number)));
  return colors.map((color) => color.map((v, c) => v - (middle[c] as number)) as Color);
}

/** The mean product of two lists of colours. */
const product = (a: readonly Color[], b: readonly Color[]): number =>
  mean(a.map((color, i) => mean(color.map((v, c) => v * ((b[i] as Color)[c] as number)))));
