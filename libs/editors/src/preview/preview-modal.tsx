import { useT } from '@tintory/i18n';
import { Dialog, openModal, type ModalControls } from '@tintory/ui-kit';
import { useRef } from 'react';
import type { LargerSource, PreviewImage, PreviewProps } from '@tintory/tools-ui';
import { Preview } from './preview.tsx';

/** Widest width in pixels; the carousel in it has 600. */
const width = 720;

/** Pictures one by one, large: to inspect, compare, and download. */
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
    // By then the preview's opener has the focus again, so the next dialog returns it there.
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
