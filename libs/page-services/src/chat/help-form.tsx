import { useT } from '@tintory/i18n';
import { given, useKit, useOnline } from '@tintory/ui-kit';
import styles from './help-form.module.css';
import { useHelpForm } from './use-help-form.ts';

type HelpFormState = ReturnType<typeof useHelpForm>;

/** The button that had it is gone with the form. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The help form in a page of its own: where it was, it says that the message is sent. */
export function HelpForm() {
  const t = useT('pageServices');
  const { Button } = useKit();
  const form = useHelpForm();
  if (form.sentTo === undefined) return <HelpFields form={form} />;
  return (
    <div className={styles['form']}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('pageServices:help.sentTitle')}
      </h2>
      <SentText to={form.sentTo} />
      <div>
        <Button onClick={form.startOver}>{t('pageServices:help.another')}</Button>
      </div>
    </div>
  );
}

/** The question's fields and errors. */
export function HelpFields({ form }: { form: HelpFormState }) {
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

/** @param to where the answer goes; null where no address was left */
export function SentText({ to }: { to: string | null }) {
  const t = useT('pageServices');
  return (
    <p role="status">
      {to === null
        ? t('pageServices:help.sentNoAnswer')
        : t('pageServices:help.sentText', { email: to })}
    </p>
  );
}
