import { useT } from '@tintory/i18n';
import type { CSSProperties } from 'react';
import styles from './resize-canvas.module.css';
import type { ResizeOutcome } from './resize-job.ts';
import { stageStyle } from './stage-style.ts';

type OutcomeViewProps = { outcome: ResizeOutcome; url: string; actual: boolean };

/** Pixel for pixel, the middle comes first: that is where the subject is. */
function showMiddle(area: HTMLElement | null): void {
  if (!area) return;
  area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
  area.scrollTop = (area.scrollHeight - area.clientHeight) / 2;
}

/** The very file that will be handed over: fitted, never enlarged, or pixel for pixel. */
export function OutcomeView({ outcome, url, actual }: OutcomeViewProps) {
  const t = useT('resize');
  const style = { ...stageStyle(outcome), '--widest': `${outcome.width}px` } as CSSProperties;
  const size = actual && {
    width: outcome.width / devicePixelRatio,
    height: outcome.height / devicePixelRatio,
  };
  return (
    <section
      key={actual ? 'actual' : 'fitted'}
      dir="ltr"
      className={styles[actual ? 'scroll' : 'stage']}
      style={style}
      aria-label={actual ? t('resize:view.outcomePixels') : t('resize:view.result')}
      // Not every browser lets the keys reach what scrolls.
      {...(actual && { tabIndex: 0, ref: showMiddle })}
    >
      {!actual && <div className={styles['board']} />}
      <img
        className={styles[actual ? 'actual' : 'picture']}
        src={url}
        alt={t('resize:view.outcome')}
        {...size}
      />
    </section>
  );
}
