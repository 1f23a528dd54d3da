import type { EditorName } from '@tintory/catalog';
import type { PreviewImage } from '../results/preview-image.ts';

export type PreviewProps = {
  images: readonly PreviewImage[];
  /** Which one shows first; the first one without it. */
  startIndex?: number;
  /** Takes the picture to another tool; without it none is offered. The preview closes after it. */
  onUse?: (image: PreviewImage, toolId: string) => void;
  /** Opens the picture in an editor; it closes the preview itself, once it has the picture. */
  onEdit?: (image: PreviewImage, editor: EditorName) => void;
  /** Puts the picture on a product. The preview closes before. */
  onPrint?: ((objectId: string) => void) | undefined;
  /** Takes the picture into the store, its main way then. The preview closes before. */
  onPublish?: ((image: PreviewImage) => void) | undefined;
  /** Hears of the end, and whether a picture was saved or taken along. */
  onLeave?: (taken: boolean) => void;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    preview: PreviewProps;
  }
}
