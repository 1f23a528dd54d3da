import { batchFunction } from '@tintory/catalog';
import { imageLimits, type ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { ByPointer } from '../pointer/by-pointer.tsx';
import { useToolServices } from '../tool-services.tsx';
import { Lead } from './lead.tsx';
import { ProblemBanner } from '../picture-sources/problem-banner.tsx';
import { PickButton } from '../picture-sources/pick-button.tsx';
import styles from '../styles/panel.module.css';
import { fetchPictures, fetchSample } from './take-sample.ts';
import { usePickFromStore } from '../picture-sources/use-pick-from-store.ts';
import { useSampleTaker } from './use-sample-taker.ts';
import type { WorkbenchState } from './use-workbench.ts';

type StartPanelProps = { bench: WorkbenchState; samples: readonly ToolSample[] };

/** Before there is a photo: what the tool does, and every way to give it one. */
export function StartPanel({ bench, samples }: StartPanelProps) {
  const t = useT('workbench');
  const megabytes = imageLimits.maxBytes / 1_000_000;
  // Rendered twice, one of them hidden by CSS, because prerendered HTML does not know the window's
  // width.
  const pick = (
    <PickButton
      variant="primary"
      size="large"
      fullWidth
      label={t('workbench:drop.pick')}
      onFile={(file) => void bench.pick(file)}
    />
  );
  return (
    <>
      <Lead toolId={bench.tool.id} />
      <ProblemBanner problem={bench.problem} />
      <div className={styles['drop']}>
        <strong className={styles['dropTitle']}>
          <ByPointer mouse={t('workbench:drop.title')} touch={t('workbench:drop.titleTouch')} />
        </strong>
        <span className={styles['hint']}>
          <ByPointer mouse={`${t('workbench:drop.paste')} `} />
          {t('workbench:drop.hint', { megabytes })}
        </span>
        <div className={styles['pickInFrame']}>{pick}</div>
        <OtherWays bench={bench} />
      </div>
      {samples.length > 0 && <SampleRow samples={samples} bench={bench} />}
      <div className={styles['pickInBar']} data-actions>
        {pick}
      </div>
    </>
  );
}

/** The store's pictures, for merchants, and the batch page. */
function OtherWays({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { hasStore, batchHref, navigate } = useToolServices();
  const { pick: pickFromStore, loading } = usePickFromStore(
    (...picked) => void bench.pick(...picked),
  );
  return (
    <>
      {hasStore && (
        <Button fullWidth loading={loading} onClick={pickFromStore}>
          {t('workbench:drop.store')}
        </Button>
      )}
      {batchFunction(bench.tool) && (
        <Button variant="plain" fullWidth onClick={() => navigate(batchHref(bench.tool.id))}>
          {t('workbench:drop.many')}
        </Button>
      )}
    </>
  );
}

type SampleRowProps = { samples: readonly ToolSample[]; bench: WorkbenchState };

/** The samples' photos, each once. */
const photosOf = (samples: readonly ToolSample[]) =>
  [...new Map(samples.map((sample) => [sample.before_url, sample])).values()].slice(0, 4);

function SampleRow({ samples, bench }: SampleRowProps) {
  const t = useT('workbench');
  // Takes the sample's further pictures too, such as a garment or a face.
  const { busy, take } = useSampleTaker(async (sample) => {
    const pictures = await fetchPictures(bench.func.fields, sample);
    await bench.pick(await fetchSample(sample), null, pictures);
  });
  return (
    <div className={styles['samples']}>
      <span className={styles['hint']}>{t('workbench:drop.samples')}</span>
      <div className={styles['sampleRow']}>
        {photosOf(samples).map((sample) => (
          <button
            key={sample.before_url}
            type="button"
            className={styles['sample']}
            disabled={busy}
            aria-label={t('workbench:drop.sample', { alt: sample.alt })}
            onClick={() => void take(sample)}
          >
            <img src={sample.before_small_url} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
}
