import { IconX } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useMember } from '@tintory/session';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './layout.module.css';

/** Notice on every page that credits run out, until dismissed or there are more. */
export function CreditsBanner() {
  const t = useT();
  const { member } = useMember();
  const [aside, setAside] = useState<string | null>(null);
  const notice = member?.credits_notice ?? null;
  if (!member || !notice || aside === notice) return null;
  return (
    <div className={styles['notice']}>
      <span>{t(`creditsNotice.${notice}`, { count: member.credits })}</span>
      <Link to={paths.pricing.href()}>{t('creditsNotice.action')}</Link>
      {/* A mark and no words: on a phone these took a second line, and the picture below it. */}
      <button type="button" aria-label={t('creditsNotice.later')} onClick={() => setAside(notice)}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
