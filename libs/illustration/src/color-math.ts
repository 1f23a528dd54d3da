export type Hsl = { h: number; s: number; l: number };

type Rgb = [red: number, green: number, blue: number];

const parseHex = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16)) as Rgb;
};

export const toHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours; `t` from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [parseHex(a), parseHex(b)];
  return toHex(from.map((value, i) => value + ((to[i] as number) - value) * t));
}

/** Multiplies a surface's channels by those of the light. */
export const lit = (color: string, light: readonly [number, number, number]): string =>
  toHex(parseHex(color).map((value, i) => value * (light[i] as number)));

export function toHsl(hex: string): Hsl {
  const [r, g, b] = parseHex(hex).map((value) => value / 255) as Rgb;
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  const l = high - range / 2;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sector * 60, s, l };
}

export function fromHsl({ h, s, l }: Hsl): string {
  const chroma = s * Math.min(l, 1 - l);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    return 255 * (l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

export const hueDistance = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
};
