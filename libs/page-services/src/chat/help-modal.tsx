import { useT } from '@tintory/i18n';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { HelpFields, SentText } from './help-form.tsx';
import styles from './help-form.module.css';
import { useHelpForm } from './use-help-form.ts';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    help: object;
  }
}

/** Sends a question to the product's owner. */
export function HelpModal({ onClose }: ModalControls) {
  const t = useT('pageServices');
  const { Button, Modal } = useKit();
  const form = useHelpForm();
  const { sentTo } = form;
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={t(sentTo === undefined ? 'pageServices:help.title' : 'pageServices:help.sentTitle')}
      closeLabel={t('close')}
    >
      <div className={styles['form']}>
        {sentTo === undefined ? (
          <>
            <p className={styles['quiet']}>{t('pageServices:help.lead')}</p>
            <HelpFields form={form} />
          </>
        ) : (
          <>
            <SentText to={sentTo} />
            <Button variant="primary" fullWidth onClick={onClose}>
              {t('close')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
