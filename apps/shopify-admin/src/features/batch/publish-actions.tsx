import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useLastWay, wayOf, type Way } from '../../store/use-last-way.ts';
import styles from './batch-page.module.css';
import type { Publishing } from './use-publishing.ts';

type PublishActionsProps = {
  state: Publishing;
  /** Whether there are unsaved alt texts. */
  dirty: boolean;
  /** Whether publishing is the primary action, or else resuming the batch. */
  leads: boolean;
};

/** The publish mode, and the buttons that publish the chosen results or undo that. */
export function PublishActions({ state, dirty, leads }: PublishActionsProps) {
  const t = useT('merchant');
  const { Button, Segmented } = useKit();
  const { way, choose, known } = useLastWay();
  const { offered, running } = state;
  return (
    <div className={styles['line']}>
      {offered > 0 && (
        <div className={styles['way']}>
          <Segmented
            label={t('merchant:publish.way')}
            value={way}
            disabled={running || !known}
            options={[
              { value: 'replace', label: t('merchant:batch.replace') },
              { value: 'add', label: t('merchant:batch.add') },
            ]}
            onChange={(value) => choose(wayOf(value))}
          />
        </div>
      )}
      <div className={styles['buttons']}>
        {running ? (
          <Button onClick={state.stop}>{t('merchant:batch.stop')}</Button>
        ) : (
          <Ways {...{ state, way, leads }} waits={dirty || !known || !state.ready} />
        )}
      </div>
    </div>
  );
}

type WaysProps = Pick<PublishActionsProps, 'state' | 'leads'> & { way: Way; waits: boolean };

function Ways({ state, way, leads, waits }: WaysProps) {
  const t = useT('merchant');
  const { Button } = useKit();
  const { published, offered, chosen, failed } = state;
  return (
    <>
      {published > 0 && (
        <Button onClick={state.undo}>{t('merchant:batch.undoAll', { count: published })}</Button>
      )}
      {failed > 0 && (
        <Button disabled={waits} onClick={() => state.retry(way)}>
          {t('merchant:batch.retryFailed', { count: failed })}
        </Button>
      )}
      {offered > 0 && (
        <Button
          variant={leads ? 'primary' : 'secondary'}
          disabled={waits || chosen === 0}
          onClick={() => state.publish(way)}
        >
          {t('merchant:batch.publishAll', { count: chosen })}
        </Button>
      )}
    </>
  );
}
