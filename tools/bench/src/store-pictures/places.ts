import { linear, mixColor, type Color, type Material } from '../samples/light.ts';
import { layeredNoise, noise } from '../samples/noise.ts';
import { smoothstep } from '../samples/shapes.ts';
import { garden, kitchen, room } from './rooms.ts';
import type { Place } from './scene.ts';

const matt = (color: Color): Material => ({ color, roughness: 0.9, reflectance: 0.02 });
const dim = ([r, g, b]: Color, share: number): Color => [r * share, g * share, b * share];

/** Paper that hangs down and runs on under the thing. */
function sweep(words: string, hex: string): Place {
  const color = linear(hex);
  const paper = (a: number, b: number) =>
    matt(dim(color, 0.97 + 0.06 * layeredNoise(a * 0.5, b * 0.5, 4, 2)));
  return { words, ground: paper, wall: paper, depth: 5, bend: 3, bounce: dim(color, 0.75) };
}

/** Two sheets: one to stand on, one behind. */
function sheets(words: string, below: string, behind: string, depth = 2.6): Place {
  const [low, high] = [linear(below), linear(behind)];
  return {
    words,
    ground: () => matt(low),
    wall: () => matt(high),
    depth,
    bend: 0,
    bounce: dim(low, 0.7),
  };
}

const plaster = (hex: string) => {
  const color = linear(hex);
  return (x: number, y: number) =>
    matt(dim(color, 0.93 + 0.14 * layeredNoise(x * 0.8, y * 0.8, 2, 3)));
};

/** Boards that run from side to side. */
function boards(
  words: string,
  light: string,
  dark: string,
  wall: Place['wall'],
  wide = 0.95,
): Place {
  const [pale, deep] = [linear(light), linear(dark)];
  const gap = (z: number) => {
    const within = (((z + 0.37) % wide) + wide) % wide;
    return 1 - smoothstep(0.008, 0.022, Math.min(within, wide - within));
  };
  return {
    words,
    ground: (x, z) => {
      const board = Math.floor((z + 0.37) / wide);
      const warp = layeredNoise(x * 0.35 + board * 9, z * 1.3, board, 2);
      const rings = 0.5 + 0.5 * Math.sin((z * 2 + warp * 3.2 + board) * 9);
      const fibre = layeredNoise(x * 1.1, z * 22, board, 3);
      const tone = 0.25 * rings + 0.55 * fibre + 0.2 * noise(board * 3.7, 1, 1);
      const color = dim(mixColor(pale, deep, tone), 1 - 0.7 * gap(z));
      return { color, roughness: 0.6, reflectance: 0.035 };
    },
    relief: (x, z) => 0.004 * layeredNoise(x * 1.1, z * 22, 3, 2) - 0.02 * gap(z),
    wall,
    depth: 4.2,
    bend: 0,
    bounce: dim(mixColor(pale, deep, 0.4), 0.7),
  };
}

function linen(words: string, hex: string, wall: Place['wall'], stripe?: string): Place {
  const color = linear(hex);
  const second = linear(stripe ?? hex);
  const folds = (x: number, z: number) =>
    0.16 * layeredNoise(x * 0.55 + z * 0.3, z * 0.5, 6, 2) +
    0.02 * layeredNoise(x * 2, z * 2, 1, 2);
  return {
    words,
    ground: (x, z) => {
      const [dx, dz] = [x + 0.1 * folds(x, z), z + 0.1 * folds(z, x)];
      const lines = Number(Math.abs((dx * 1.4) % 1) < 0.3) + Number(Math.abs((dz * 1.4) % 1) < 0.3);
      const thread = 0.94 + 0.06 * Math.sin(x * 120) * Math.sin(z * 120);
      const tone = dim(mixColor(color, second, stripe ? lines * 0.42 : 0), thread);
      return { ...matt(tone), soft: 0.2 };
    },
    relief: (x, z) => folds(x, z) + 0.0008 * Math.sin(x * 120) * Math.sin(z * 120),
    wall,
    depth: 4,
    bend: 0,
    bounce: dim(color, 0.75),
  };
}

/** Polished stone with veins. */
function marble(words: string, wall: Place['wall']): Place {
  const [white, vein] = [linear('#dedad4'), linear('#9a9690')];
  return {
    words,
    ground: (x, z) => {
      const bent = x * 0.6 + z * 0.9 + 1.8 * layeredNoise(x * 0.7, z * 0.7, 3, 4);
      const line = 1 - smoothstep(0, 0.09, Math.abs(Math.sin(bent * 2.2)));
      const cloud = layeredNoise(x * 1.2, z * 1.2, 8, 3);
      return {
        color: mixColor(white, vein, 0.55 * line * cloud + 0.25 * cloud),
        roughness: 0.2,
        reflectance: 0.04,
      };
    },
    wall,
    depth: 4,
    bend: 0,
    bounce: [0.5, 0.49, 0.47],
    gloss: 0.16,
  };
}

function concrete(words: string, wall: Place['wall']): Place {
  const [pale, deep] = [linear('#a9a6a0'), linear('#7e7b76')];
  return {
    words,
    ground: (x, z) => {
      const pore = smoothstep(0.82, 0.9, noise(x * 20, z * 20, 4));
      const color = mixColor(pale, deep, 0.7 * layeredNoise(x * 1.4, z * 1.4, 1, 5) + 0.4 * pore);
      return { color, roughness: 0.7, reflectance: 0.03 };
    },
    relief: (x, z) => 0.004 * layeredNoise(x * 12, z * 12, 2, 2),
    wall,
    depth: 4.4,
    bend: 0,
    bounce: [0.25, 0.25, 0.24],
  };
}

/** Where the shop photographs what it sells. */
export const places = {
  grey: sweep('in front of plain grey paper', '#b9b8b6'),
  cream: sweep('in front of cream paper', '#dcd2bf'),
  cool: sweep('in front of pale blue-grey paper', '#bccad1'),
  dark: sweep('in front of charcoal paper', '#4b4a4c'),
  sage: sweep('in front of sage green paper', '#a5b39a'),
  blush: sweep('in front of blush paper', '#deb9ab'),
  mustard: sweep('in front of mustard paper', '#d3a544'),
  lilac: sweep('in front of lilac paper', '#b9adcb'),
  peach: sheets('on peach card against a terracotta wall', '#e3b592', '#b9694a'),
  mint: sheets('on pale card against a mint wall', '#e2ddd0', '#9fc4b2'),
  navy: sheets('on sand card against a navy wall', '#cdb996', '#2f4260'),
  oak: boards('on an oak table', '#d3b083', '#a77d4e', plaster('#cfc8bb')),
  walnut: boards('on a walnut table', '#8a5f41', '#543522', plaster('#98978f')),
  painted: boards('on white painted boards', '#dfdcd5', '#c4beb3', plaster('#a9b7bd'), 0.8),
  linen: linen('on a linen cloth', '#cfc4af', plaster('#d9d3c8')),
  checked: linen('on a checked tablecloth', '#e4ded1', kitchen, '#8fa7bd'),
  marble: marble('on a marble worktop', plaster('#c3c6c3')),
  counter: marble('on a kitchen worktop', kitchen),
  concrete: concrete('on a concrete slab', plaster('#b7b1a6')),
  shelf: boards('on a shelf in a living room', '#c9a578', '#94683d', room, 2.2),
  deck: boards('on a wooden deck in a garden', '#a78f74', '#75604a', garden, 0.8),
  patio: concrete('on a garden patio', garden),
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
