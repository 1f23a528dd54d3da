import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { FaceBoxes } from '../faces/face-boxes.tsx';
import { listOf } from '../options/option-values.ts';
import { CompareSlider } from '../compare/compare-slider.tsx';
import type { Photo } from '../photo/read-photo.ts';
import styles from './canvas.module.css';
import { ProgressVeil } from './progress-veil.tsx';
import { ResultView } from './result-view.tsx';
import { Stage } from './stage.tsx';
import { useImageSize } from '../photo/use-image-size.ts';
import type { Outcome } from './use-outcome.ts';
import { useCompareTexts } from './use-compare-texts.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** The shape of a picture whose size is not known yet, or never. */
const usualSize = { width: 4, height: 3 } as const;

type CanvasProps = {
  bench: WorkbenchState;
  outcome: Outcome;
  sample: ToolSample | undefined;
  hovering: boolean;
};

/** The picture is the hero: sample, photo, work in progress, or result. */
export function Canvas({ bench, outcome, sample, hovering }: CanvasProps) {
  const t = useT('workbench');
  return (
    <section className={styles['canvas']} aria-label={t('workbench:canvas')} aria-busy={bench.busy}>
      <CanvasContent bench={bench} outcome={outcome} sample={sample} />
      <ProgressVeil phase={bench.phase} />
      {hovering && <div className={styles['dropVeil']}>{t('workbench:drop.over')}</div>}
    </section>
  );
}

function CanvasContent({ bench, outcome, sample }: Omit<CanvasProps, 'hovering'>) {
  const t = useT('workbench');
  const { Spinner } = useKit();
  const { phase, photo, beforeUrl } = bench;
  if (phase.name === 'succeeded' && phase.job.outputs.length > 0) {
    return (
      <ResultView
        key={phase.job.id}
        outputs={phase.job.outputs}
        shown={outcome.output.index}
        onShow={outcome.output.show}
        onLook={outcome.results.look}
        beforeUrl={beforeUrl}
        beforeSize={photo?.size ?? null}
        view={bench.tool.resultView ?? 'plain'}
        preview={bench.isPreview}
      />
    );
  }
  if (phase.name === 'loading') return <Spinner label={t('workbench:status.loading')} />;
  if (photo || beforeUrl) return <PhotoView bench={bench} photo={photo} url={beforeUrl} />;
  return sample ? <SampleView sample={sample} /> : <EmptyBoard />;
}

type PhotoViewProps = { bench: WorkbenchState; photo: Photo | null; url: string | null };

function PhotoView({ bench, photo, url }: PhotoViewProps) {
  const t = useT('workbench');
  const storedSize = useImageSize(photo?.size ? null : url);
  const { width, height } = photo?.size ?? storedSize ?? usualSize;
  const chosen = listOf(bench.values['indexes']).map(Number);
  return (
    <Stage width={width} height={height}>
      {url ? (
        <img className={styles['picture']} src={url} alt={t('workbench:photo')} data-board />
      ) : (
        <p className={styles['noPreview']}>{t('workbench:noPreview')}</p>
      )}
      {bench.faces.faces.length > 0 && (
        <FaceBoxes
          faces={bench.faces.faces}
          chosen={chosen}
          disabled={bench.busy}
          onChange={(next) => bench.setValue('indexes', next)}
        />
      )}
    </Stage>
  );
}

function SampleView({ sample }: { sample: ToolSample }) {
  const texts = useCompareTexts();
  const size = useImageSize(sample.after_url) ?? usualSize;
  return (
    <Stage {...size}>
      {sample.before_url === sample.after_url ? (
        <img className={styles['picture']} src={sample.after_url} alt={sample.alt} data-board />
      ) : (
        <CompareSlider
          beforeUrl={sample.before_url}
          afterUrl={sample.after_url}
          alt={sample.alt}
          {...size}
          texts={texts}
        />
      )}
    </Stage>
  );
}

const EmptyBoard = () => <div className={styles['emptyBoard']} />;
