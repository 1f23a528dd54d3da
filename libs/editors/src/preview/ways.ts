import type { EditorName } from '@tintory/catalog';
import type { LargerSource, PreviewImage } from '@tintory/tools-ui';

/** The destinations of a picture; missing ones are not offered. */
export type Ways = {
  use?: ((image: PreviewImage, toolId: string) => void) | undefined;
  edit?: ((image: PreviewImage, editor: EditorName) => void) | undefined;
  enlarge?: ((source: LargerSource) => void) | undefined;
  /** Prints it on a product, by its stored address. */
  print?: ((objectId: string) => void) | undefined;
  /** Takes it into the merchant's store. */
  publish?: ((image: PreviewImage) => void) | undefined;
  /** Hears that a picture is being saved. */
  save: () => void;
};
