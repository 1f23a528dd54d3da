import type { Batch, BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { AltTexts } from './alt-texts.tsx';
import styles from './batch-page.module.css';
import type { Way } from './publish-results.ts';
import { usePublishing } from './use-publishing.ts';

type PublishPanelProps = { batch: Batch; items: readonly BatchItem[] };

/** The results' way into the store as a whole, and the way back. */
export function PublishPanel({ batch, items }: PublishPanelProps) {
  const t = useT('merchant');
  const { Button, Progress, Segmented } = useKit();
  const [way, setWay] = useState<Way>('replace');
  const [dirty, setDirty] = useState(false);
  const state = usePublishing(batch, items);
  const { results, published, left, failed, running } = state;
  if (results === 0) return null;
  const progress = t('merchant:batch.published', { done: published, total: results });
  return (
    <section className={styles['panel']} aria-label={t('merchant:batch.publishTitle')}>
      <h2 className={styles['title']}>{t('merchant:batch.publishTitle')}</h2>
      <p className={styles['text']}>{t('merchant:batch.publishText')}</p>
      {(running || published > 0) && <Progress label={progress} value={published / results} />}
      {(running || published > 0 || failed > 0) && (
        <p className={styles['text']} role="status">
          {progress}
          {failed > 0 && ` · ${t('merchant:batch.publishFailed', { count: failed })}`}
        </p>
      )}
      {left.length > 0 && !running && <AltTexts results={left} onDirty={setDirty} />}
      <div className={styles['line']}>
        {left.length > 0 && (
          <div className={styles['way']}>
            <Segmented
              label={t('merchant:publish.way')}
              value={way}
              disabled={running}
              options={[
                { value: 'replace', label: t('merchant:batch.replace') },
                { value: 'add', label: t('merchant:batch.add') },
              ]}
              onChange={(value) => setWay(value === 'add' ? 'add' : 'replace')}
            />
          </div>
        )}
        <div className={styles['buttons']}>
          {running ? (
            <Button onClick={state.stop}>{t('merchant:batch.stop')}</Button>
          ) : (
            <>
              {published > 0 && (
                <Button onClick={state.undo}>
                  {t('merchant:batch.undoAll', { count: published })}
                </Button>
              )}
              {left.length > 0 && (
                <Button variant="primary" disabled={dirty} onClick={() => state.publish(way)}>
                  {t('merchant:batch.publishAll', { count: left.length })}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
