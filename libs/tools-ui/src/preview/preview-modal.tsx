import type { EditorName } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { Dialog, openModal, type ModalControls } from '@tintory/ui-kit';
import { useRef } from 'react';
import type { LargerSource } from '../larger/larger-source.ts';
import type { PreviewImage } from './preview-image.ts';
import { Preview } from './preview.tsx';

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

/** Widest width in pixels; the carousel in it has 600. */
const width = 720;

/** Pictures one by one, large: to look closely, compare, and take along. */
export function PreviewModal({
  images,
  startIndex = 0,
  onUse,
  onEdit,
  onPrint,
  onPublish,
  onLeave,
  onClose,
}: PreviewProps & ModalControls) {
  const t = useT('preview');
  const [first, ...others] = images;
  const taken = useRef(false);
  if (!first) return null;
  const take = () => {
    taken.current = true;
  };
  const close = () => {
    onLeave?.(taken.current);
    onClose();
  };
  const use = (image: PreviewImage, toolId: string) => {
    onUse?.(image, toolId);
    take();
    close();
  };
  const enlarge = (source: LargerSource) => {
    take();
    close();
    // By then what opened the preview has the focus again: the next window gives it back there.
    setTimeout(() => openModal('larger', source));
  };
  const print = (objectId: string) => {
    take();
    close();
    onPrint?.(objectId);
  };
  const publish = (image: PreviewImage) => {
    take();
    close();
    onPublish?.(image);
  };
  return (
    <Dialog
      title={t('preview:title')}
      titleHidden
      closeLabel={t('close')}
      width={width}
      onClose={close}
    >
      <Preview
        images={[first, ...others]}
        startIndex={startIndex}
        ways={{
          ...{ use: onUse && use, edit: onEdit, publish: onPublish && publish },
          ...{ enlarge, print: onPrint && print, save: take },
        }}
      />
    </Dialog>
  );
}
