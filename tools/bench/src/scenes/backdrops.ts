/** SVG filling a box of 600 × 420 behind a subject. */
export type Backdrop = { name: string; svg: string };

const noise = (frequency: string, seed: number, matrix: string) =>
  `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter><rect width="600" height="420" filter="url(#grain)"/>`;

const wood = '0.5 0 0 0 0.28  0.34 0 0 0 0.12  0.2 0 0 0 0.04  0 0 0 0 1';
const grass = '0.35 0.2 0 0 0  0.3 0.45 0 0 0.1  0.1 0.1 0 0 0  0 0 0 0 1';

const circles = Array.from({ length: 26 }, (_, i) => {
  const [x, y, r] = [(i * 173) % 600, (i * 97) % 420, 18 + ((i * 31) % 40)];
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${(i * 47) % 360} 45% 60%)" opacity="0.5"/>`;
}).join('');

/** From plain to busy. */
export const backdrops: Backdrop[] = [
  {
    name: 'studio',
    svg: '<defs><linearGradient id="bg" x2="0" y2="1"><stop offset="0" stop-color="#e9e6e0"/><stop offset="1" stop-color="#bdb7ac"/></linearGradient></defs><rect width="600" height="420" fill="url(#bg)"/>',
  },
  { name: 'wood', svg: noise('0.008 0.22', 3, wood) },
  { name: 'grass', svg: noise('0.35', 5, grass) },
  {
    name: 'lights',
    svg: `<rect width="600" height="420" fill="#30323c"/><g style="filter:blur(7px)">${circles}</g>`,
  },
];
