import { useT } from '@tintory/i18n';
import type { PenPoint } from '@tintory/paint-document';
import type { Stroke } from '@tintory/pixels';
import { useRef, useState } from 'react';
import type { Workspace } from '../use-workspace.ts';
import type { Drag, Keys } from './drags/drag.ts';
import { startDrag } from './drags/start-drag.ts';

/** What the pointer does with each tool; points are of the picture. */
export function useToolPointer(space: Workspace) {
  const t = useT('paint');
  const [liveMarks, showMarks] = useState<readonly Stroke[]>([]);
  const drag = useRef<Drag | null>(null);
  return {
    liveMarks,
    start: (point: PenPoint, keys: Keys) => {
      drag.current = startDrag({ space, t, showMarks }, point, keys);
    },
    move: (points: readonly PenPoint[]) => drag.current?.move(points),
    end: () => {
      drag.current?.end?.();
      drag.current = null;
    },
    cancel: () => {
      drag.current?.cancel?.();
      drag.current = null;
    },
  };
}
