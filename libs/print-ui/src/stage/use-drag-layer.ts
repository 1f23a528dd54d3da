import type { PrintArea } from '@tintory/contract';
import { useRef, useState } from 'react';
import type { Layer } from '../design/layer.ts';
import { covers, type Point } from '../design/placing.ts';
import type { Guide } from '../design/snap.ts';
import type { Work } from '../designer/use-work.ts';
import { holdOf, type Held } from './drag-layer.ts';
import { chosenIn, layersIn, place } from './layers-at-work.ts';

type DragOptions = {
  work: Work;
  area: PrintArea;
  unit: number;
};

/** A layer from the pointer's going down on it to its going up; points are of the area. */
export function useDragLayer({ work, area, unit }: DragOptions) {
  const [guides, setGuides] = useState<Guide[]>([]);
  const held = useRef<(Held & { id: string }) | null>(null);
  const { document } = work;
  const letGo = () => {
    held.current = null;
    setGuides([]);
  };

  const start = (point: Point) => {
    const before = chosenIn(work, area);
    const known = before && holdOf(before, point, { area, unit });
    const touched = (one: Layer) => covers(one, point);
    const layer = known ? before : layersIn(work, area).findLast(touched);
    work.choose(layer?.id ?? null);
    const hold = known ?? (layer && holdOf(layer, point, { area, unit }));
    // Touching another layer selects it rather than an invisible handle.
    held.current = layer && hold ? { ...hold, id: layer.id } : null;
  };
  const move = (point: Point) => {
    if (!held.current) return;
    const { placing, guides: lines } = held.current.to(point);
    place(work, area, held.current.id, placing);
    setGuides(lines);
  };
  const end = () => {
    if (held.current) document.release(held.current.name);
    letGo();
  };
  const cancel = () => {
    document.drop();
    letGo();
  };
  return { guides, start, move, end, cancel };
}
