import type { PenPoint } from '@tintory/paint-document';
import { strokeOf } from '../../settings.ts';
import type { Drag, DragContext, Keys } from './drag.ts';
import { startBrush } from './start-brush.ts';
import { startCrop } from './start-crop.ts';
import { startMark } from './start-mark.ts';
import { startPick } from './start-pick.ts';
import { startShape } from './start-shape.ts';
import { startTap } from './start-tap.ts';
import { startText } from './start-text.ts';

/** What the tool at hand begins where the pointer goes down; null where it does nothing there. */
export function startDrag(context: DragContext, point: PenPoint, keys: Keys): Drag | null {
  const { settings } = context.space;
  // The Alt key is the pipette of whatever paints.
  if (keys.alt && strokeOf(settings)) return startPick(context, point);
  switch (settings.tool) {
    case 'marks':
      return startMark(context, point);
    case 'tap':
      return startTap(context, point);
    case 'shape':
      return startShape(context, point, keys);
    case 'text':
      return startText(context, point);
    case 'crop':
      return startCrop(context, point);
    case 'pick':
      return startPick(context, point);
    default:
      return startBrush(context, point, keys);
  }
}
