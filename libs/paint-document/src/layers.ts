import type { Layers } from './document-layers.ts';
import type { Step, StepName } from './history.ts';
import { swapChange, type Change, type Layer } from './stroke-tiles.ts';

export const pictureLayer = ({ picture }: Layers): Layer => ({
  cells: picture.pixels,
  width: picture.width,
  height: picture.height,
});

export const maskLayer = ({ picture, mask }: Layers): Layer => ({
  cells: mask,
  width: picture.width,
  height: picture.height,
});

/** A step that changed some pixels. */
export function changeStep(
  name: StepName,
  layer: () => Layer,
  change: Change,
  target: 'picture' | 'mask',
): Step {
  return {
    name,
    layers: [target],
    get bytes() {
      return change.bytes;
    },
    swap: () => {
      swapChange(change, layer());
      return change.area;
    },
  };
}

/** A step that puts other layers in the place of some; takes it at once. */
export function replaceStep(name: StepName, layers: Layers, next: Partial<Layers>): Step {
  const { picture = null, mask = null } = next;
  let kept = next;
  const swap = () => {
    const before = layers as Record<string, unknown>;
    const shown = Object.fromEntries(Object.keys(kept).map((key) => [key, before[key]]));
    Object.assign(layers, kept);
    kept = shown;
    return null;
  };
  swap();
  const bytes = (picture?.data.byteLength ?? 0) + (mask?.byteLength ?? 0);
  return { name, layers: Object.keys(next) as (keyof Layers)[], bytes, swap };
}
