import type { EditedPicture } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';

/** A picture's target in the store: a product, and the picture that it replaces, if any. */
type Place = { productId: string; fileId: string | null };

/** Opens the comparison of an edited picture with the one it replaces, and publishes it. */
export function offerEdited(
  edited: Omit<EditedPicture, 'origin' | 'madeFrom'> & Partial<Pick<EditedPicture, 'madeFrom'>>,
  { productId, fileId }: Place,
  onLeave: () => void,
): void {
  const url = URL.createObjectURL(edited.file);
  const forget = () => URL.revokeObjectURL(url);
  openModal('publish', {
    ...{ productId, fileId, outputs: [{ ...edited, url }] },
    onPublished: forget,
    onLeave: () => {
      forget();
      onLeave();
    },
  });
}

/** Runs after the previous dialog has closed and restored the focus. */
const next = (open: () => void) => void requestAnimationFrame(open);

/** Publishes an edited result; without a product, the merchant chooses one. */
export function publishEdited(picture: EditedPicture, onLeave: () => void): void {
  const { origin } = picture;
  if (origin) return next(() => offerEdited(picture, origin, onLeave));
  const onChoose = (productId: string) =>
    next(() => offerEdited(picture, { productId, fileId: null }, onLeave));
  next(() => openModal('store-products', { onChoose, onLeave }));
}
