import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { isLossy, type ResizeJob, type ResizeOutcome } from './resize-job.ts';
import styles from './resize-panel.module.css';
import { useByteFormat } from './use-byte-format.ts';
import type { OpenResize } from './use-resize.ts';

/** Differences from the request, and what would help. */
export function OutcomeBanner({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Banner } = useKit();
  const { job, result } = state;
  if (result.failed) {
    return (
      <Banner
        tone="bad"
        title={t('resize:outcome.failedTitle')}
        action={{ label: t('resize:outcome.retry'), onClick: result.retry }}
      >
        {t('resize:outcome.failed')}
      </Banner>
    );
  }
  if (!job || !result.fresh || !result.outcome) return null;
  const { outcome } = result;
  return outcome.reached ? (
    <PriceOfLimit job={job} outcome={outcome} />
  ) : (
    <LimitMissed job={job} outcome={outcome} />
  );
}

type BannerProps = { job: ResizeJob; outcome: ResizeOutcome };

/** The compromises of the size limit. */
function PriceOfLimit({ job, outcome }: BannerProps) {
  const t = useT('resize');
  const formatBytes = useByteFormat();
  if (job.maxBytes === null) return null;
  const limit = formatBytes(job.maxBytes);
  const { quality, width, height } = outcome;
  const shrunk = width !== job.target.width || height !== job.target.height;
  if (!shrunk && (quality === job.quality || !isLossy(job.format))) return null;
  const price = { limit, quality, size: t('resize:size', { width, height }) };
  const coarser = isLossy(job.format) ? ('shrunkQuality' as const) : ('shrunk' as const);
  return (
    <p className={styles['hint']}>{t(`resize:outcome.${shrunk ? coarser : 'quality'}`, price)}</p>
  );
}

function LimitMissed({ job, outcome }: BannerProps) {
  const t = useT('resize');
  const { Banner } = useKit();
  const formatBytes = useByteFormat();
  const bytes = formatBytes(outcome.blob.size);
  const tooFew = isLossy(job.format) ? ('missedSides' as const) : ('missedPng' as const);
  const reason = job.mayShrink ? ('missedAll' as const) : tooFew;
  return (
    <Banner
      tone="caution"
      title={t('resize:outcome.missed', { limit: formatBytes(job.maxBytes ?? 0) })}
    >
      {t(`resize:outcome.${reason}`, { bytes })}
    </Banner>
  );
}
