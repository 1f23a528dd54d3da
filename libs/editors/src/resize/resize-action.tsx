import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { OnwardMenu } from './onward-menu.tsx';
import styles from './resize-panel.module.css';
import { useByteFormat } from './use-byte-format.ts';
import type { OpenResize } from './use-resize.ts';

/** What comes of it: "1080 × 1080 · 184 kB"; the bytes only once they are known. */
function useOutcomeLabel({ job, result }: OpenResize): string[] {
  const t = useT('resize');
  const formatBytes = useByteFormat();
  if (!job) return [];
  const { width, height } = result.fresh && result.outcome ? result.outcome : job.target;
  const bytes = result.fresh && result.outcome ? formatBytes(result.outcome.blob.size) : '…';
  return [t('resize:size', { width, height }), bytes];
}

/**
 * The main action; pressed early, it runs when the result is ready. Without an icon, for lack of
 * space. On a page the result can also go to other tools.
 */
export function ResizeAction({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Button } = useKit();
  const verb = state.hasTaker ? t('resize:use') : t('resize:download');
  const label = [verb, ...useOutcomeLabel(state)].join(' · ');
  return (
    <div className={styles['action']}>
      <Button
        variant="primary"
        size="large"
        fullWidth
        disabled={!state.job || state.result.failed}
        loading={state.wanted}
        onClick={state.finish}
      >
        {label}
      </Button>
      {state.navigate && (
        <div className={styles['onward']} inert={!state.job || state.result.failed}>
          <OnwardMenu navigate={state.navigate} onGo={state.giveTo} />
        </div>
      )}
    </div>
  );
}
