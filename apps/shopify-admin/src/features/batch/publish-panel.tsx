import { Checkbox } from '@shopify/polaris';
import type { Batch, BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useUndoLimits } from '../../store/use-undo-limits.ts';
import { AltTexts } from './alt-texts.tsx';
import styles from './batch-page.module.css';
import { PublishActions } from './publish-actions.tsx';
import { usePublishing, type Publishing } from './use-publishing.ts';

type PublishPanelProps = { batch: Batch; items: readonly BatchItem[] };

/** Publishes all results of a batch, or undoes that. */
export function PublishPanel({ batch, items }: PublishPanelProps) {
  const t = useT('merchant');
  const limits = useUndoLimits();
  const [dirty, setDirty] = useState(false);
  const state = usePublishing(batch, items);
  const { results, published, left, offered, failed, running } = state;
  if (results + offered === 0) return null;
  return (
    <section className={styles['panel']} aria-label={t('merchant:batch.publishTitle')}>
      <h2 className={styles['title']}>{t('merchant:batch.publishTitle')}</h2>
      {running || published > 0 || failed > 0 ? (
        <PublishProgress state={state} />
      ) : (
        <p className={styles['text']}>{t('merchant:batch.publishText', limits)}</p>
      )}
      {/* Its place stays when all is in the store: the rows below are being looked at. */}
      <div className={styles['which']}>
        {offered > 1 && <ChooseAll state={state} />}
        {offered > 0 && <AltTexts results={left} disabled={running} onDirty={setDirty} />}
      </div>
      <PublishActions state={state} dirty={dirty} leads={batch.status !== 'paused'} />
    </section>
  );
}

/** Replaces the introduction by the number of published results and the reasons of failures. */
function PublishProgress({ state }: { state: Publishing }) {
  const t = useT('merchant');
  const { Progress } = useKit();
  const { results, published, failed, problems } = state;
  const progress = t('merchant:batch.published', { done: published, total: results });
  return (
    <>
      <div className={styles['text']} role="status">
        <p>
          {progress}
          {failed > 0 && ` · ${t('merchant:batch.publishFailed', { count: failed })}`}
        </p>
        {problems.map((problem) => (
          <p key={problem} className={styles['problem']}>
            {t(`merchant:publish.problem.${problem}`)}
          </p>
        ))}
      </div>
      <Progress label={progress} value={published / results} />
    </>
  );
}

/** Checkbox for all or no unpublished results. */
function ChooseAll({ state: { left, chosen, running, chooseAll } }: { state: Publishing }) {
  const t = useT('merchant');
  const all = chosen === left.length;
  return (
    <div className={styles['choose']}>
      <Checkbox
        label={t('merchant:batch.chooseAll')}
        checked={all ? true : chosen > 0 ? 'indeterminate' : false}
        disabled={running || left.length === 0}
        onChange={() => chooseAll(!all)}
      />
      <span className={styles['text']} role="status">
        {t('merchant:batch.chosen', { done: chosen, total: left.length })}
      </span>
    </div>
  );
}
