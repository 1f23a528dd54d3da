import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import type { ResizeModalProps } from '@tintory/tools-ui';
import { ResizeEditor } from './resize-editor.tsx';
import type { ResizeOptions } from './use-resize.ts';

type Props = ResizeModalProps & ModalControls & Pick<ResizeOptions, 'createEngine'>;

/** Resizing as a step on the way: `openModal('resize-image', { file, name, onDone })`. */
export function ResizeModal({ file, name, onDone, onLeave, onClose, ...options }: Props) {
  const t = useT('resize');
  const finish = (result: File) => {
    onDone(result);
    onClose();
  };
  const leave = () => {
    onLeave?.();
    onClose();
  };
  return (
    <Dialog
      title={t('resize:modalTitle')}
      closeLabel={t('resize:close')}
      onClose={leave}
      width={1120}
      fills
    >
      <ResizeEditor {...options} given={{ file, name }} onDone={finish} />
    </Dialog>
  );
}
