import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useId, useRef } from 'react';
import { LoadMore } from '../load-more.tsx';
import { useSeen } from '../store-pickers/use-seen.ts';
import styles from './more-samples.module.css';
import { fetchSample, fetchSettings } from './take-sample.ts';
import { useSampleTaker } from './use-sample-taker.ts';
import { useMoreSamples, useSamples } from './use-samples.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** One row on a wide screen; reserved while the number of samples is unknown. */
const rowLength = 4;

type MoreSamplesProps = { bench: WorkbenchState; onTaken: (sample: ToolSample) => void };

/** Samples of the tool below the workbench; each can be repeated with its own inputs. */
export function MoreSamples({ bench, onTaken }: MoreSamplesProps) {
  const t = useT('workbench');
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  const { samples, loading, loadMore, loadingMore } = useMoreSamples(bench.tool.id, seen);
  const known = useSamples(bench.tool.id).samples.length || rowLength;
  const { busy, take } = useSampleTaker(async (sample) => {
    const settings = await fetchSettings(bench.func.fields, sample);
    if (bench.needsPhoto) await bench.pick(await fetchSample(sample), null, settings);
    else bench.setValues(settings);
    onTaken(sample);
    // The workbench is at the top of the page.
    window.scrollTo({ top: 0 });
  });
  const headingId = useId();
  if (!loading && samples.length === 0) return null;
  return (
    <section ref={place} className={styles['more']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('workbench:examples.title')}
      </h2>
      <ul
        className={styles['list']}
        aria-busy={loading}
        data-count={loading ? known : samples.length}
      >
        {loading
          ? Array.from({ length: known }, (_, n) => <li key={n} className={styles['awaited']} />)
          : samples.map((sample) => (
              <li key={sample.after_url}>
                <SampleCard sample={sample} disabled={busy} onTake={() => void take(sample)} />
              </li>
            ))}
      </ul>
      {loadMore && (
        <LoadMore label={t('workbench:examples.more')} loading={loadingMore} onLoad={loadMore} />
      )}
    </section>
  );
}

type SampleCardProps = { sample: ToolSample; disabled: boolean; onTake: () => void };

/** The result, with its photo in a corner. */
function SampleCard({ sample, disabled, onTake }: SampleCardProps) {
  const t = useT('workbench');
  const { alt, before_small_url: before, after_small_url: after } = sample;
  return (
    <button type="button" className={styles['card']} disabled={disabled} onClick={onTake}>
      <span className={styles['pictures']}>
        <img className={styles['after']} src={after} alt="" loading="lazy" />
        {before !== after && (
          <img className={styles['before']} src={before} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['alt']}>{alt}</span>{' '}
        <span className={styles['use']}>{t('workbench:examples.try')}</span>
      </span>
    </button>
  );
}
