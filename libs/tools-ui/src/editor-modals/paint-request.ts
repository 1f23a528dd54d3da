import type { Refinement } from './refinement.ts';

/** What the paint editor is opened with, as a window. */
export type PaintRequest = {
  file: Blob;
  /** The file's name, for the title. */
  name: string;
  /** `onLeave` hears that the window was closed without a result. */
} & (
  | { onDone: (file: Blob) => void; onLeave?: () => void; refine?: never }
  | { refine: Refinement; onDone?: never; onLeave?: never }
);

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'paint-image': PaintRequest;
  }
}
