import { doubtsOf, understoodWords, unknownWords, type Doubt, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './panel.module.css';
import type { Outcome } from './use-outcome.ts';

type ResultNoticeProps = {
  job: Job;
  /** Nothing was charged for it yet. */
  isPreview: boolean;
  refine: Outcome['refine'];
};

/**
 * What deserves a second look before the result is paid or kept, and what would help; and the words
 * it was made of.
 */
export function ResultNotice({ job, isPreview, refine }: ResultNoticeProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const words = unknownWords(job);
  const doubts = doubtsOf(job);
  const understood = understoodWords(job);
  const worries = doubts.length + words.length > 0;
  if (!worries && understood.length === 0) return null;
  return (
    <div className={styles['told']}>
      {isPreview && worries && <p>{t('workbench:result.notCharged')}</p>}
      {doubts.map((doubt) => (
        <DoubtNotice key={doubt} doubt={doubt} refine={refine} />
      ))}
      {words.length > 0 && (
        <Banner
          tone="info"
          title={t('workbench:result.unknown', { words: words.join(t('workbench:comma')) })}
        />
      )}
      {understood.length > 0 && (
        <p className={styles['understood']}>
          {t('workbench:result.understood', { words: understood.join(t('workbench:comma')) })}
        </p>
      )}
    </div>
  );
}

type DoubtNoticeProps = { doubt: Doubt; refine: Outcome['refine'] };

function DoubtNotice({ doubt, refine }: DoubtNoticeProps) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const mark = doubt === 'subject' ? refine : null;
  const action = mark && {
    label: t('workbench:refine.mark'),
    onClick: () => void mark.open('keep'),
  };
  return (
    <Banner tone="caution" title={t(`workbench:result.doubt.${doubt}`)} {...(action && { action })}>
      {t(`workbench:result.helps.${mark ? 'marks' : doubt}`)}
    </Banner>
  );
}
