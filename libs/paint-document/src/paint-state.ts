import type { Stroke } from '@tintory/pixels';
import type { History, StepName } from './history.ts';
import type { Layers } from './document-layers.ts';

/** What a page shows of a document; a new object with every change. */
export type PaintState = {
  width: number;
  height: number;
  undoName: StepName | null;
  redoName: StepName | null;
  /** Whether anything differs from the start. */
  changed: boolean;
  /** Whether closing would lose something. */
  unsaved: boolean;
  /** Whether the picture differs from the file it came from. */
  pictureChanged: boolean;
  /** Whether there are pixels in it that were made up and that nobody painted. */
  invented: boolean;
  hasMask: boolean;
  marks: readonly Stroke[];
  cutMarks: readonly Stroke[];
};

export function stateOf(
  { picture, marks, cutMarks }: Layers,
  history: History,
  hasMask: boolean,
): PaintState {
  return {
    width: picture.width,
    height: picture.height,
    undoName: history.last?.name ?? null,
    redoName: history.next?.name ?? null,
    changed: history.changed,
    unsaved: history.unsaved,
    pictureChanged: history.pictureChanged,
    invented: history.invented,
    hasMask,
    marks,
    cutMarks,
  };
}
