import type { Translate } from '@tintory/i18n';
import type { PenPoint } from '@tintory/paint-document';
import type { Stroke } from '@tintory/pixels';
import type { Workspace } from '../../use-workspace.ts';

/** Touch tolerance around a handle, in CSS pixels. */
export const reach = 22;

/** What is held while the pointer is down; `eraser` is the other end of a pen. */
export type Keys = { shift: boolean; alt: boolean; pen: boolean; eraser: boolean };

/** What a tool does from the pointer's going down to its going up; points are of the picture. */
export type Drag = {
  move: (points: readonly PenPoint[]) => void;
  end?: () => void;
  cancel?: () => void;
};

export type DragContext = {
  space: Workspace;
  t: Translate<'paint'>;
  /** Shows marks that are still being drawn. */
  showMarks: (marks: readonly Stroke[]) => void;
};

/** How far two points of the picture are apart, in pixels of the page. */
export const distanceOnPage = (
  { viewport }: Workspace,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number => Math.hypot(to.x - from.x, to.y - from.y) * viewport.view().scale;
