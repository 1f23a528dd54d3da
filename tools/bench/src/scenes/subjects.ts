import { createRandom } from '@tintory/pixels';

/** SVG of a subject alone, in a box of 600 × 420; `defs` holds what it paints with. */
export type Subject = { name: string; defs: string; body: string };

const round = (light: string, dark: string, id: string) =>
  `<radialGradient id="${id}" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

function tuft(seed: number, count: number, length: number, color: string): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = length * (0.5 + random());
    const [x, y] = [300 + Math.cos(angle) * 100, 210 + Math.sin(angle) * 100];
    const bend = angle + (random() - 0.5) * 0.9;
    const [tx, ty] = [x + Math.cos(bend) * reach, y + Math.sin(bend) * reach];
    const width = (0.7 + random() * 1.2).toFixed(2);
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)} Q${(x + Math.cos(angle) * reach * 0.6).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.6).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}" stroke="${color}" stroke-width="${width}" fill="none"/>`;
  }).join('');
}

const spokes = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return `<line x1="300" y1="210" x2="${300 + Math.cos(angle) * 112}" y2="${210 + Math.sin(angle) * 112}" stroke="#3d4148" stroke-width="7"/>`;
}).join('');

/** Soft outlines, holes, thin parts, two at once, one cut by the frame, one tiny. */
export const subjects: Subject[] = [
  {
    name: 'ball',
    defs: round('#f26a4b', '#8f1f10', 'ball'),
    body: '<circle cx="300" cy="210" r="120" fill="url(#ball)"/>',
  },
  {
    name: 'fur',
    defs: round('#c99a62', '#70461f', 'fur'),
    body: `${tuft(7, 900, 46, '#8d5f30')}<circle cx="300" cy="210" r="108" fill="url(#fur)"/>${tuft(9, 300, 40, '#b98850')}`,
  },
  {
    name: 'mug',
    defs: round('#5f8fd0', '#1d3a6b', 'mug'),
    body: '<path d="M380 150 q90 -6 84 60 q-6 66 -88 62" fill="none" stroke="#2b4d86" stroke-width="24"/><path d="M200 110 h190 l-14 200 q-80 34 -162 0 z" fill="url(#mug)"/><ellipse cx="295" cy="110" rx="95" ry="24" fill="#16294a"/>',
  },
  {
    name: 'wheel',
    defs: '',
    body: `<circle cx="300" cy="210" r="120" fill="none" stroke="#22252b" stroke-width="26"/>${spokes}<circle cx="300" cy="210" r="22" fill="#555a63"/>`,
  },
  {
    name: 'flower',
    defs: round('#ffd75e', '#d98a10', 'bloom'),
    body: '<path d="M300 400 q-14 -120 4 -210" stroke="#2f7a3a" stroke-width="7" fill="none"/><path d="M300 320 q60 -50 96 -20 q-40 44 -96 24" fill="#3b9148"/><circle cx="304" cy="150" r="62" fill="url(#bloom)"/>',
  },
  {
    name: 'two bottles',
    defs: round('#63b58b', '#175b3c', 'glass'),
    body: '<path d="M190 360 v-170 q0 -28 24 -44 v-66 h32 v66 q24 16 24 44 v170 z" fill="url(#glass)"/><path d="M350 360 v-120 q0 -24 18 -36 v-54 h28 v54 q18 12 18 36 v120 z" fill="url(#glass)"/>',
  },
  {
    name: 'bust at the edge',
    defs: round('#e0a584', '#94583c', 'skin'),
    body: '<path d="M170 420 q10 -120 130 -124 q120 4 130 124 z" fill="#304a7d"/><rect x="272" y="230" width="56" height="80" fill="#a9684a"/><ellipse cx="300" cy="170" rx="70" ry="88" fill="url(#skin)"/><path d="M228 170 q-8 -108 72 -106 q82 0 74 106 q-20 -62 -74 -62 q-54 0 -72 62" fill="#2b1b12"/>',
  },
  {
    name: 'small pear',
    defs: round('#d6d94f', '#7d8a1d', 'pear'),
    body: '<path d="M300 170 q22 4 22 36 q28 22 20 50 q-10 30 -42 30 q-32 0 -42 -30 q-8 -28 20 -50 q0 -32 22 -36" fill="url(#pear)"/>',
  },
];
