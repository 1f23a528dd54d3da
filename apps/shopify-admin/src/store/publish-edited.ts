import type { EditedPicture } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';

/** Where a picture belongs in the store: to a product, and in the place of one of its pictures. */
type Place = { productId: string; fileId: string | null };

/** Compares what an editor made with what it goes in the place of, and publishes it. */
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

/** After the window before has gone and given back the focus. */
const next = (open: () => void) => void requestAnimationFrame(open);

/** The way of an edited result into the store; one of no product is asked for its product. */
export function publishEdited(picture: EditedPicture, onLeave: () => void): void {
  const { origin } = picture;
  if (origin) return next(() => offerEdited(picture, origin, onLeave));
  const onChoose = (productId: string) =>
    next(() => offerEdited(picture, { productId, fileId: null }, onLeave));
  next(() => openModal('store-products', { onChoose, onLeave }));
}
