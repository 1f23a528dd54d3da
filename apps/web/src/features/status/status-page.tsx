import { Trans, useFormats, useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import { statusParts, type ShownState } from './shown-status.ts';
import styles from './status.module.css';
import { everySeconds, useStatus } from './use-status.ts';

/** The current service status in words; also works while the API is down. */
export function StatusPage() {
  const t = useT('status');
  const { shown, waiting, checkedAt, looking, look } = useStatus();
  const { time } = useFormats();
  return (
    <div className={site['page']}>
      <PageMeta title={t('status:title')} description={t('status:metaDescription')} />
      <header className={site['head']}>
        <p className={styles['eyebrow']}>{t('status:title')}</p>
        <div role="status">
          <h1 data-tone={shown.tone} className={styles['verdict']}>
            {t(`status:${shown.verdict}`)}
          </h1>
        </div>
        {shown.verdict === 'silent' && <p>{t('status:silentText')}</p>}
        {shown.verdict === 'offline' && <p>{t('status:offlineText')}</p>}
      </header>
      <ul className={styles['parts']}>
        {statusParts.map((part) => (
          <li key={part}>
            <div>
              <h2>{t(`status:parts.${part}.name`)}</h2>
              <p>
                {part === 'jobs' && waiting !== null ? (
                  <Waiting seconds={waiting} />
                ) : (
                  t(`status:parts.${part}.text`)
                )}
              </p>
            </div>
            <State state={shown.parts[part]} />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <button type="button" className={site['secondary']} onClick={look} disabled={looking}>
          {t('status:again')}
        </button>
        {checkedAt && (
          <p>{t('status:checked', { time: time(checkedAt), seconds: everySeconds })}</p>
        )}
        <p>
          <Trans
            t={t}
            i18nKey="status:trouble"
            components={{ contact: <Link to={paths.contact.href()} /> }}
          />
        </p>
      </div>
    </div>
  );
}

function State({ state }: { state: ShownState }) {
  const t = useT('status');
  return (
    <p className={styles['state']} data-state={state}>
      {t(`status:states.${state}`)}
    </p>
  );
}

function Waiting({ seconds }: { seconds: number }) {
  const t = useT('status');
  if (seconds === 0) return t('status:waitNone');
  if (seconds < 120) return t('status:wait', { count: seconds });
  return t('status:waitMinutes', { count: Math.round(seconds / 60) });
}
