import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { CSSProperties, Ref } from 'react';
import { FaceBoxes } from '../faces/face-boxes.tsx';
import { listOf, mostFaces } from '../options/option-values.ts';
import { regionOfJob } from '../compare/part.ts';
import { CompareSlider } from '../compare/compare-slider.tsx';
import styles from './canvas.module.css';
import { expectedShape } from './expected-shape.ts';
import { ProgressVeil } from './progress-veil.tsx';
import { ResultView } from './result-view.tsx';
import { Stage } from './stage.tsx';
import { TrialView } from './trial-view.tsx';
import type { Outcome } from './use-outcome.ts';
import { sampleSets } from './sample-sets.ts';
import { useCompareTexts } from './use-compare-texts.ts';
import { useShownSize } from './use-shown-size.ts';
import type { WorkbenchState } from './use-workbench.ts';

type Size = { width: number; height: number };

/** The aspect ratio of a picture of unknown size. */
const usualSize: Size = { width: 4, height: 3 };

type CanvasProps = {
  ref: Ref<HTMLElement>;
  bench: WorkbenchState;
  outcome: Outcome;
  sample: ToolSample | undefined;
  hovering: boolean;
};

/** The main picture: sample, photo, work in progress, or result. */
export function Canvas({ ref, bench, outcome, sample, hovering }: CanvasProps) {
  const t = useT('workbench');
  // A sample fills the canvas; a picture being worked on has an info line above it.
  const hasPhoto = bench.awaitsPhoto || Boolean(bench.photo ?? bench.beforeUrl);
  const atWork = hasPhoto || bench.busy || bench.phase.name === 'succeeded';
  const size = useShownSize(bench, outcome);
  const shape = expectedShape(bench) ?? (size && size.width / size.height);
  return (
    <section
      ref={ref}
      className={styles['canvas']}
      style={shape ? ({ '--shape': shape } as CSSProperties) : undefined}
      aria-label={t('workbench:canvas')}
      data-part="canvas"
      aria-busy={bench.busy}
      data-bar={atWork || undefined}
      data-shaped={shape ? true : undefined}
      data-strip={outcome.output.outputs.length > 1 || undefined}
    >
      <CanvasContent bench={bench} outcome={outcome} sample={sample} size={size} />
      <ProgressVeil phase={bench.phase} />
      {hovering && <div className={styles['dropVeil']}>{t('workbench:drop.over')}</div>}
    </section>
  );
}

type CanvasContentProps = Pick<CanvasProps, 'bench' | 'outcome' | 'sample'> & { size: Size | null };

function CanvasContent({ bench, outcome, sample, size }: CanvasContentProps) {
  const t = useT('workbench');
  const { Spinner } = useKit();
  const { phase, photo, beforeUrl } = bench;
  const { picture, state } = bench.restage.trial;
  if (picture) return <TrialView picture={picture} isDrawing={state === 'drawing'} />;
  if (phase.name === 'succeeded' && phase.job.outputs.length > 0) {
    return (
      <ResultView
        key={phase.job.id}
        toolId={bench.tool.id}
        job={phase.job}
        outputs={phase.job.outputs}
        shown={outcome.output.index}
        onShow={outcome.output.show}
        onLook={outcome.results.look}
        beforeUrl={beforeUrl}
        origin={outcome.origin}
        beforeSize={photo?.size ?? null}
        region={regionOfJob(phase.job)}
        view={bench.tool.resultView ?? 'plain'}
        preview={bench.isPreview}
      />
    );
  }
  if (phase.name === 'loading') return <Spinner label={t('workbench:status.loading')} />;
  if (bench.awaitsPhoto) return <Spinner label={t('loading')} />;
  if (photo || beforeUrl) return <PhotoView bench={bench} size={size} url={beforeUrl} />;
  return sample ? <SampleView sample={sample} /> : null;
}

type PhotoViewProps = { bench: WorkbenchState; size: Size | null; url: string | null };

function PhotoView({ bench, size, url }: PhotoViewProps) {
  const t = useT('workbench');
  const { width, height } = size ?? usualSize;
  const chosen = listOf(bench.values['indexes']).map(Number);
  return (
    <>
      {size && (
        <div className={styles['bar']}>
          <span className={styles['size']}>{t('workbench:result.size', size)}</span>
        </div>
      )}
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
            most={mostFaces(bench.func.fields)}
            disabled={bench.busy}
            onChange={(next) => bench.setValue('indexes', next)}
          />
        )}
      </Stage>
    </>
  );
}

/** Stays after a run without a result, labelled so that it is not mistaken for one. */
function SampleView({ sample }: { sample: ToolSample }) {
  const t = useT('workbench');
  const texts = useCompareTexts();
  const { before_url: before, after_url: after, alt, width, height } = sample;
  const sets = sampleSets(sample);
  return (
    <Stage width={width} height={height}>
      {before === after ? (
        <img
          className={styles['picture']}
          sizes={sets.sizes}
          srcSet={sets.after}
          src={after}
          alt={alt}
          fetchPriority="high"
          data-board
        />
      ) : (
        <CompareSlider
          beforeUrl={before}
          afterUrl={after}
          sets={sets}
          alt={alt}
          {...{ width, height, texts }}
          first
        />
      )}
      <span className={styles['tag']}>{t('workbench:example')}</span>
    </Stage>
  );
}
