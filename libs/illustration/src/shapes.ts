/** A coordinate with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, rest = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${rest}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`;

export const polygon = (points: [number, number][], fill: string, rest = '') =>
  `<path fill="${fill}" d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" ${rest}/>`;

/** A vertical gradient; `id` must be unique in the document. */
export const verticalGradient = (id: string, colors: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors
    .map(
      (color, i) => `<stop offset="${n((i / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`,
    )
    .join('')}</linearGradient>`;

/** A soft spot of a colour that fades to nothing. */
export const glow = (
  id: string,
  x: number,
  y: number,
  radius: number,
  color: string,
  alpha: number,
) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${alpha}"/><stop offset=".45" stop-color="${color}" stop-opacity="${n(alpha * 40) === '0' ? 0 : alpha * 0.38}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`;

/** Heights along a rolling line: three sines of a seeded phase, about 0, at most 1. */
export function rolling(random: () => number): (t: number) => number {
  const phases = [random(), random(), random()].map((value) => value * 2 * Math.PI);
  return (t) =>
    0.58 * Math.sin(t * 5.2 + (phases[0] as number)) +
    0.28 * Math.sin(t * 11 + (phases[1] as number)) +
    0.14 * Math.sin(t * 23 + (phases[2] as number));
}

/** A hill's silhouette across the picture down to its lower edge. */
export function hill(
  size: { width: number; height: number },
  base: number,
  rise: number,
  fill: string,
  random: () => number,
): string {
  const line = rolling(random);
  const points: [number, number][] = [];
  const step = size.width / 60;
  for (let x = 0; x <= size.width + step; x += step) {
    points.push([x, base - rise * line(x / size.width)]);
  }
  return polygon([...points, [size.width + step, size.height], [0, size.height]], fill);
}
