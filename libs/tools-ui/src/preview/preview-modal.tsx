import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import type { PreviewImage } from './preview-image.ts';
import { Preview } from './preview.tsx';

export type PreviewProps = {
  images: readonly PreviewImage[];
  /** Which one shows first; the first one without it. */
  startIndex?: number;
  /** Takes the picture to another tool; without it none is offered. The preview closes after it. */
  onUse?: (index: number, toolId: string) => void;
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
  onClose,
}: PreviewProps & ModalControls) {
  const t = useT('preview');
  const [first, ...others] = images;
  if (!first) return null;
  const use = (index: number, toolId: string) => {
    onUse?.(index, toolId);
    onClose();
  };
  return (
    <Dialog
      title={t('preview:title')}
      titleHidden
      closeLabel={t('close')}
      width={width}
      onClose={onClose}
    >
      <Preview images={[first, ...others]} startIndex={startIndex} onUse={onUse ? use : null} />
    </Dialog>
  );
}
