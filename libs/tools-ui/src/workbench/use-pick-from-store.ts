import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import type { ChosenImage } from '../store-pickers/image-picker.tsx';

/** Opens the store's pictures; the chosen one becomes the photo. */
export function usePickFromStore(onFile: (file: File) => void) {
  const t = useT('workbench');
  const { toast } = useKit();
  const take = async ({ imageUrl, product }: ChosenImage) => {
    try {
      const answer = await fetch(imageUrl);
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      const bytes = await answer.blob();
      const ending = bytes.type.split('/').at(-1) ?? 'jpg';
      onFile(new File([bytes], `${product.title}.${ending}`, { type: bytes.type }));
    } catch {
      toast({ tone: 'bad', text: t('workbench:drop.storeFailed') });
    }
  };
  return () => openModal('store-images', { onChoose: (image) => void take(image) });
}
