import { IconMailCheck } from '@tabler/icons-react';
import { sessionRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useEffect } from 'react';
import { celebrate } from './celebrate.ts';
import styles from './login.module.css';

export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useT('login');
  const { Button } = useKit();
  useEffect(() => celebrate(), []);
  return (
    <div className={styles['form']} role="status">
      <IconMailCheck className={styles['good']} size={48} stroke={1.5} aria-hidden="true" />
      <p>{t('login:sentText', { email, minutes: sessionRules.linkSeconds / 60 })}</p>
      <p className={styles['quiet']}>{t('login:waiting')}</p>
      <Button variant="plain" onClick={onOther}>
        {t('login:otherEmail')}
      </Button>
    </div>
  );
}
