import { useT } from '@tintory/i18n';
import { given, useKit, useOnline, type ModalControls } from '@tintory/ui-kit';
import styles from './help-modal.module.css';
import { useHelpForm } from './use-help-form.ts';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    help: object;
  }
}

type HelpForm = ReturnType<typeof useHelpForm>;

/** Takes a question to whoever runs the product. */
export function HelpModal({ onClose }: ModalControls) {
  const t = useT('pageServices');
  const { Modal } = useKit();
  const form = useHelpForm();
  const isSent = form.sentTo !== undefined;
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={t(isSent ? 'pageServices:help.sentTitle' : 'pageServices:help.title')}
      closeLabel={t('close')}
    >
      {isSent ? <Sent to={form.sentTo ?? null} onClose={onClose} /> : <Form form={form} />}
    </Modal>
  );
}

function Form({ form }: { form: HelpForm }) {
  const t = useT('pageServices');
  const { Banner, Button, TextArea, TextField } = useKit();
  const online = useOnline();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <p className={styles['quiet']}>{t('pageServices:help.lead')}</p>
      <TextArea
        label={t('pageServices:help.text')}
        rows={5}
        maxLength={form.maxLength}
        value={form.text}
        onChange={form.setText}
        {...given({ error: form.errors.text })}
      />
      <TextField
        type="email"
        label={t('pageServices:help.email')}
        help={t('pageServices:help.emailWhy')}
        autoComplete="email"
        value={form.email}
        onChange={form.setEmail}
        {...given({ error: form.errors.email })}
      />
      {/* There before there are words, so that a screen reader hears them come. */}
      <div role="alert">
        {online && form.failure && <Banner tone="bad" title={form.failure} />}
        {!online && <Banner tone="caution" title={t('pageServices:help.offline')} />}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={form.isSending}
        disabled={!online}
      >
        {t('pageServices:help.send')}
      </Button>
    </form>
  );
}

function Sent({ to, onClose }: { to: string | null; onClose: () => void }) {
  const t = useT('pageServices');
  const { Button } = useKit();
  return (
    <div className={styles['form']}>
      <p role="status">
        {to === null
          ? t('pageServices:help.sentNoAnswer')
          : t('pageServices:help.sentText', { email: to })}
      </p>
      <Button variant="primary" fullWidth onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
