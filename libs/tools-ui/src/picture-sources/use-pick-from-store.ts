import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import type { ChosenImage } from '../store-pickers/image-picker.tsx';

/** Opens the store's pictures; fetches the chosen one with its origin. */
export function usePickFromStore(onFile: (file: File, origin: PhotoOrigin) => void) {
  const t = useT('workbench');
  const { toast } = useKit();
  const [loading, setLoading] = useState(false);
  const take = async ({ imageUrl, productId, fileId, product }: ChosenImage) => {
    setLoading(true);
    try {
      const bytes = await fetchPicture(imageUrl);
      const ending = bytes.type.split('/').at(-1) ?? 'jpg';
      const file = new File([bytes], `${product.title}.${ending}`, { type: bytes.type });
      onFile(file, { productId, fileId });
    } catch {
      toast({ tone: 'bad', text: t('workbench:drop.storeFailed') });
    } finally {
      setLoading(false);
    }
  };
  return {
    pick: () => openModal('store-images', { onChoose: (image) => void take(image) }),
    loading,
  };
}
