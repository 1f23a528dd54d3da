import { createPlane, createRandom, findComponents, mapPlane, type Plane } from '@tintory/pixels';
import { ink, type Design } from '../design.ts';
import { signedDistance } from '../distance-field.ts';
import { gridScale } from '../grid.ts';
import { sheet } from '../placed.ts';
import { round } from '../svg-sheet.ts';
import { traceContours } from '../trace-contours.ts';

/** Width of the solid black rim, in grid pixels. */
const rim = 8.5;

/** Depth beyond the rim from which a body has a pattern, in grid pixels. */
const breadth = 16;

/** Least area of a pattern, in square grid pixels. */
const leastPatch = 4_500;

/** Draws solid black with a geometric pattern left open inside. */
export function drawBlackwork({ shapes, relief, seed }: Design): string {
  const heart = traceContours(heartOf(relief.distance), 0, gridScale);
  const patterns = [chevrons, scales, facets, rings];
  const random = createRandom(seed);
  const pattern = patterns[Math.floor(random() * patterns.length)] as () => string;
  return `<clipPath id="heart"><path clip-rule="evenodd" d="${heart}"/></clipPath><mask id="open" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet}" height="${sheet}"><rect width="${sheet}" height="${sheet}" fill="#fff"/><g clip-path="url(#heart)"><path fill="none" stroke="#000" stroke-width="4.6" stroke-linejoin="round" d="${pattern()}"/></g></mask><g fill="${ink}" mask="url(#open)">${shapes}</g>`;
}

/** Positive inside a pattern: within the rim of broad bodies. */
function heartOf(distance: Plane): Plane {
  const { data, width, height } = distance;
  const deep = createPlane(width, height);
  for (let i = 0; i < data.length; i += 1)
    deep.data[i] = (data[i] as number) > rim + breadth ? 1 : 0;
  const near = signedDistance(deep).data;
  const heart = createPlane(width, height);
  for (let i = 0; i < data.length; i += 1) {
    heart.data[i] = Math.min((data[i] as number) - rim, (near[i] as number) + breadth + 1);
  }
  return withoutScraps(heart);
}

function withoutScraps(heart: Plane): Plane {
  const open = Uint8Array.from(heart.data, (value) => (value > 0 ? 1 : 0));
  const { label, areas } = findComponents(open, heart.width, heart.height);
  const isScrap = (i: number) => (areas[(label[i] as number) - 1] ?? Infinity) < leastPatch;
  return mapPlane(heart, (value, i) => (isScrap(i) ? -1 : value));
}

/** Zigzags, two close lines and a gap. */
function chevrons(): string {
  let path = '';
  for (let y = -60; y < sheet + 60; y += 44) {
    for (const offset of [0, 13]) {
      path += `M-20 ${y + offset}`;
      for (let x = -20; x <= sheet; x += 40) path += 'l20 -22l20 22';
    }
  }
  return path;
}

/** Overlapping arcs, as on a koi or a wave of seigaiha. */
function scales(): string {
  const radius = 30;
  let path = '';
  for (let row = 0; row * radius < sheet + radius; row += 1) {
    for (let x = (row % 2) * radius - radius; x < sheet + radius; x += radius * 2) {
      const y = row * radius;
      for (const r of [radius, radius * 0.58]) {
        path += `M${round(x - r)} ${y}a${r} ${r} 0 0 1 ${round(2 * r)} 0`;
      }
    }
  }
  return path;
}

/** A net of triangles, each row of hexagons with its spokes. */
function facets(): string {
  const side = 46;
  const high = side * Math.sqrt(0.75);
  let path = '';
  for (let row = 0; row * high < sheet + high; row += 1) {
    const y = round(row * high);
    path += `M0 ${y}H${sheet}`;
    for (let x = -side; x < sheet + side; x += side) {
      const left = round(x + (row % 2) * (side / 2));
      path += `M${left} ${y}l${side / 2} ${round(high)}l${side / 2} ${round(-high)}`;
    }
  }
  return path;
}

/** Rings about the middle, crossed by spokes between every other pair. */
function rings(): string {
  const middle = sheet / 2;
  let path = '';
  for (let i = 0; i < 24; i += 1) {
    const r = 22 + i * 27;
    path += `M${middle - r} ${middle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    if (i % 2 === 1) continue;
    const spokes = 12 + i * 6;
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const angle = (spoke / spokes) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      path += `M${round(middle + x * r)} ${round(middle + y * r)}L${round(middle + x * (r + 27))} ${round(middle + y * (r + 27))}`;
    }
  }
  return path;
}
