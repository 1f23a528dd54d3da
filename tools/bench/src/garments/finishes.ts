/** What a garment is made of, and what it lies or hangs before. */
export type Finish = {
  name: string;
  /** A colour, or the pattern. */
  fill: string;
  /** An SVG pattern named `p`. */
  pattern?: string;
  ground: string;
  hanger?: boolean;
  shadow?: Shadow;
};

/** Where it falls and how soft it is, in pixels; how dark, 0 to 1. */
type Shadow = { right: number; down: number; soft: number; dark: number };

const shadow: Shadow = { right: 8, down: 14, soft: 16, dark: 0.35 };

const pattern = (side: number, content: string) =>
  `<pattern id="p" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${content}</pattern>`;

const bands = pattern(
  60,
  '<rect width="60" height="60" fill="#d9a441"/><rect width="26" height="60" fill="#6b2f2a"/>',
);

/** Plain on its like and on white, and striped: what a cutout finds easy, usual and hard. */
export const finishes: readonly Finish[] = [
  { name: 'red', fill: '#b8323a', ground: '#f1efe9', shadow },
  { name: 'navy', fill: '#27334f', ground: '#ffffff', hanger: true },
  { name: 'bands', fill: 'url(#p)', pattern: bands, ground: '#dfe6ea', hanger: true, shadow },
];
