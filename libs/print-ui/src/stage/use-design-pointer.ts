import type { PrintArea } from '@tintory/contract';
import { Gestures } from '@tintory/editors';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Point } from '../design/placing.ts';
import type { Guide } from '../design/snap.ts';
import type { Work } from '../designer/use-work.ts';
import { pinched } from './drag-layer.ts';
import { chosenIn, layersIn, place } from './layers-at-work.ts';
import { listenToStage } from './listen-to-stage.ts';
import { useDragLayer } from './use-drag-layer.ts';
import type { ViewBox } from './view-box.ts';

type PointerOptions = {
  stage: RefObject<HTMLElement | null>;
  work: Work;
  area: PrintArea;
  box: ViewBox;
  unit: number;
};

/**
 * Pointers on the stage: choose, move, scale and turn a layer.
 *
 * @returns the lines it is drawn to
 */
export function useDesignPointer({ stage, work, area, box, unit }: PointerOptions): Guide[] {
  const drag = useDragLayer({ work, area, unit });
  const onArea = ({ x, y }: Point): Point => ({
    x: x * unit + box.x - area.x,
    y: y * unit + box.y - area.y,
  });

  const start = useEffectEvent((at: Point) => drag.start(onArea(at)));
  const move = useEffectEvent((at: Point) => drag.move(onArea(at)));
  const end = useEffectEvent(() => drag.end());
  const cancel = useEffectEvent(() => drag.cancel());
  const pinch = useEffectEvent((by: Parameters<typeof pinched>[1]) => {
    const layer = chosenIn(work, area) ?? layersIn(work, area).at(-1);
    if (!layer) return;
    if (layer.id !== work.chosenId) work.choose(layer.id);
    place(work, area, layer.id, pinched(layer, by, area));
  });
  const pan = useEffectEvent((dx: number, dy: number) => pinch({ dx: dx * unit, dy: dy * unit }));
  const rest = useEffectEvent(() => work.document.release('scale'));

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    return listenToStage(
      element,
      new Gestures({
        ...{ start: (point) => start(point), end: () => end(), cancel: () => cancel() },
        move: (points) => {
          const last = points.at(-1);
          if (last) move(last);
        },
        pan: (dx, dy) => pan(dx, dy),
        zoom: (factor) => pinch({ factor }),
        turn: (angle) => pinch({ angle }),
        rest: () => rest(),
        pans: () => false,
      }),
    );
  }, [stage]);
  return drag.guides;
}
