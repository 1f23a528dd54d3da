import type { PrintArea } from '@tintory/contract';
import type { DesignStepName } from './design-document.ts';
import type { Layer, Placing } from './layer.ts';
import { kept } from './placing.ts';

/** Millimetres that an arrow key moves; with Shift the larger one. */
const moves = { fine: 1, coarse: 10 } as const;
/** Degrees that a bracket turns; with Shift the larger one. */
const turns = { fine: 1, coarse: 15 } as const;
/** How much plus and minus make it larger or smaller. */
const growth = 1.05;

const ways: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Pressed = { key: string; shiftKey: boolean };

type KeyStep = { name: DesignStepName; placing: Placing };

const wished = (layer: Layer, { key, shiftKey }: Pressed): KeyStep | null => {
  const { x, y, width, rotation } = layer;
  const size = shiftKey ? 'coarse' : 'fine';
  const way = ways[key];
  if (way) {
    const by = moves[size];
    return { name: 'move', placing: { x: x + way.x * by, y: y + way.y * by, width, rotation } };
  }
  if (key === '+' || key === '=') {
    return { name: 'scale', placing: { x, y, width: width * growth, rotation } };
  }
  if (key === '-' || key === '_') {
    return { name: 'scale', placing: { x, y, width: width / growth, rotation } };
  }
  const turn = { ']': 1, '}': 1, '[': -1, '{': -1 }[key];
  if (turn === undefined) return null;
  return { name: 'turn', placing: { x, y, width, rotation: rotation + turn * turns[size] } };
};

/** What a key does with the chosen layer; null for a key that moves, scales and turns nothing. */
export function keyStep(
  layer: Layer,
  pressed: Pressed,
  area: Pick<PrintArea, 'width' | 'height'>,
): KeyStep | null {
  const step = wished(layer, pressed);
  return step && { ...step, placing: kept(step.placing, area) };
}
