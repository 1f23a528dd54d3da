import type { PrintArea } from '@tintory/contract';
import type { DesignStepName } from '../design/design-document.ts';
import type { Layer, Placing } from '../design/layer.ts';
import { cornersOf, covers, kept, onArea, type Point } from '../design/placing.ts';
import { snapMove, snapRotation, type Guide } from '../design/snap.ts';

/** Touch tolerance around a handle, in CSS pixels. */
const handleReach = 22;
/** So near to a line, in pixels of the page, a layer is drawn to it. */
const snapReach = 7;
/** How far the handle that turns stands off, in pixels of the page. */
const turnGap = 30;

export type Held = {
  name: DesignStepName;
  to: (point: Point) => { placing: Placing; guides: Guide[] };
};

type Scene = {
  area: PrintArea;
  /** Millimetres that a pixel of the page is wide. */
  unit: number;
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const angle = (from: Point, to: Point) =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Where the handle stands that turns a layer. */
export const turnHandle = (layer: Layer, unit: number): Point =>
  onArea(layer, { x: 0, y: -(layer.width * layer.aspect) / 2 - turnGap * unit });

function holdToTurn(layer: Layer, start: Point, { area }: Scene): Held {
  const first = angle(layer, start);
  return {
    name: 'turn',
    to: (point) => {
      const rotation = snapRotation(layer.rotation + angle(layer, point) - first);
      return { placing: kept({ ...layer, rotation }, area), guides: [] };
    },
  };
}

/** The corner across stays where it is. */
function holdToScale(layer: Layer, corner: number, { area }: Scene): Held {
  const corners = cornersOf(layer);
  const [from, fixed] = [corners[corner], corners[(corner + 2) % 4]];
  if (!from || !fixed) throw new Error('A layer has four corners.');
  const way = { x: from.x - fixed.x, y: from.y - fixed.y };
  const length = way.x ** 2 + way.y ** 2;
  return {
    name: 'scale',
    to: (point) => {
      const along = (point.x - fixed.x) * way.x + (point.y - fixed.y) * way.y;
      const wished = Math.max(0.01, along / length) * layer.width;
      const { width } = kept({ ...layer, width: wished }, area);
      const factor = width / layer.width;
      const x = fixed.x + (layer.x - fixed.x) * factor;
      const y = fixed.y + (layer.y - fixed.y) * factor;
      return { placing: kept({ ...layer, x, y, width }, area), guides: [] };
    },
  };
}

function holdToMove(layer: Layer, start: Point, { area, unit }: Scene): Held {
  return {
    name: 'move',
    to: (point) => {
      const moved = {
        ...layer,
        x: layer.x + point.x - start.x,
        y: layer.y + point.y - start.y,
      };
      const { placing, guides } = snapMove(layer, moved, area, snapReach * unit);
      return { placing: kept(placing, area), guides };
    },
  };
}

/** What a pointer takes hold of on the chosen layer; null where that is none of it. */
export function holdOf(layer: Layer, point: Point, scene: Scene): Held | null {
  const reach = handleReach * scene.unit;
  if (distance(point, turnHandle(layer, scene.unit)) < reach) {
    return holdToTurn(layer, point, scene);
  }
  const near = cornersOf(layer).map((corner) => distance(corner, point));
  const closest = near.indexOf(Math.min(...near));
  // The middle of a small layer stays free to move it.
  const small = Math.min(layer.width, layer.width * layer.aspect) / 3;
  if ((near[closest] ?? Infinity) < Math.min(reach, Math.max(small, reach / 2))) {
    return holdToScale(layer, closest, scene);
  }
  return covers(layer, point) ? holdToMove(layer, point, scene) : null;
}

/** What two fingers do with a layer: move, scale and turn it at once. */
export function pinched(
  layer: Layer,
  by: { dx?: number; dy?: number; factor?: number; angle?: number },
  area: PrintArea,
): Placing {
  const { dx = 0, dy = 0, factor = 1, angle: turn = 0 } = by;
  const { x, y, width, rotation } = layer;
  const degrees = rotation + (turn * 180) / Math.PI;
  return kept({ x: x + dx, y: y + dy, width: width * factor, rotation: degrees }, area);
}
