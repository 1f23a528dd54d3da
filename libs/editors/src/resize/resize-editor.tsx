import { useT } from '@tintory/i18n';
import panel from '@tintory/tools-ui/styles/panel.module.css';
import { DropVeil } from './drop-veil.tsx';
import { ResizeCanvas } from './resize-canvas.tsx';
import styles from './resize-editor.module.css';
import { ResizePanel } from './resize-panel.tsx';
import { useByteFormat } from './use-byte-format.ts';
import { useResize, type ResizeOptions, type ResizeState } from './use-resize.ts';

export type ResizeEditorProps = ResizeOptions;

/**
 * Crops, fits and scales a photo in the browser: canvas, options, one action. A page of its own, or
 * a step of another flow with `onDone`.
 */
export function ResizeEditor(props: ResizeEditorProps) {
  const t = useT('resize');
  const state = useResize(props);
  const isPage = !state.hasTaker;
  const busy = state.opening || (state.job !== null && !state.result.fresh);
  return (
    <div className={styles['editor']} data-page={isPage || undefined} data-wide>
      <section className={styles['canvas']} aria-label={t('resize:canvas')} aria-busy={busy}>
        <ResizeCanvas state={state} />
        {isPage && <DropVeil onFile={state.choose} />}
      </section>
      <section
        className={`${panel['panel']} ${styles['options']}`}
        aria-label={t('resize:options')}
      >
        {isPage && <h1 className={panel['title']}>{t('resize:title')}</h1>}
        <ResizePanel state={state} />
      </section>
      <Announcement state={state} />
    </div>
  );
}

/** Announces the main action's state to screen readers. */
function Announcement({ state }: { state: ResizeState }) {
  const t = useT('resize');
  const formatBytes = useByteFormat();
  const { outcome, fresh } = state.result;
  return (
    <p className={styles['announcement']} role="status">
      {fresh &&
        outcome &&
        t('resize:outcome.ready', {
          size: t('resize:size', { width: outcome.width, height: outcome.height }),
          bytes: formatBytes(outcome.blob.size),
        })}
    </p>
  );
}
