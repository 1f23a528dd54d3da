import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import type { ChosenImage } from '../store-pickers/image-picker.tsx';

/** Opens the store's pictures; the chosen one becomes the photo, and keeps where it is from. */
export function usePickFromStore(onFile: (file: File, origin: PhotoOrigin) => void) {
  const t = useT('workbench');
  const { toast } = useKit();
  const take = async ({ imageUrl, productId, fileId, product }: ChosenImage) => {
    try {
      const answer = await fetch(imageUrl);
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      const bytes = await answer.blob();
      const ending = bytes.type.split('/').at(-1) ?? 'jpg';
      const file = new File([bytes], `${product.title}.${ending}`, { type: bytes.type });
      onFile(file, { productId, fileId });
    } catch {
      toast({ tone: 'bad', text: t('workbench:drop.storeFailed') });
    }
  };
  return () => openModal('store-images', { onChoose: (image) => void take(image) });
}
