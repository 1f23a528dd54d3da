import type { PenPoint } from '@tintory/paint-document';
import { colorAt } from '../picture-points.ts';
import type { Drag, DragContext } from './drag.ts';

/** Takes the colour below the pointer, and goes back to the tool before. */
export function startPick({ space, t }: DragContext, point: PenPoint): Drag {
  const pick = (at: PenPoint) => {
    const color = colorAt(space.document.layers.picture, at);
    if (!color) return;
    space.change({ color });
    space.say(t('paint:picked', { color }));
  };
  pick(point);
  return {
    move: (points) => pick(points.at(-1) ?? point),
    end: () => {
      if (space.settings.tool === 'pick') space.leavePick();
    },
  };
}
