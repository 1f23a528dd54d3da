import type { EditorName } from '@tintory/catalog';
import type { LargerSource, PreviewImage } from '@tintory/tools-ui';

/** Where a picture can go on to; what is left out is not offered. */
export type Ways = {
  use?: ((image: PreviewImage, toolId: string) => void) | undefined;
  edit?: ((image: PreviewImage, editor: EditorName) => void) | undefined;
  enlarge?: ((source: LargerSource) => void) | undefined;
  /** Puts it on a product, by where it is stored. */
  print?: ((objectId: string) => void) | undefined;
  /** Takes it into the merchant's store. */
  publish?: ((image: PreviewImage) => void) | undefined;
  /** Hears that a picture is being saved. */
  save: () => void;
};
