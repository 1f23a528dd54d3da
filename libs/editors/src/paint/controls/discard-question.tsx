import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';

type DiscardQuestionProps = { onStay: () => void; onLeave: () => void };

/** Shown only if leaving would lose work. */
export function DiscardQuestion({ onStay, onLeave }: DiscardQuestionProps) {
  const t = useT('paint');
  const { Modal, Button } = useKit();
  return (
    <Modal
      open
      size="small"
      onClose={onStay}
      title={t('paint:discard.title')}
      closeLabel={t('paint:discard.stay')}
      footer={
        <>
          <Button onClick={onStay}>{t('paint:discard.stay')}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t('paint:discard.leave')}
          </Button>
        </>
      }
    >
      <p>{t('paint:discard.text')}</p>
    </Modal>
  );
}
