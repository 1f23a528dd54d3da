import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useState, type ReactNode, type RefObject } from 'react';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { Canvas } from './canvas.tsx';
import { MoreSamples } from './more-samples.tsx';
import { OptionsPanel } from './options-panel.tsx';
import panel from '../styles/panel.module.css';
import { RecentStrip } from './recent-strip.tsx';
import { StartPanel } from './start-panel.tsx';
import { ToolsRail } from './tools-rail.tsx';
import { useCanvasInView } from './use-canvas-in-view.ts';
import { useFileInput } from './use-file-input.ts';
import { useOutcome } from './use-outcome.ts';
import { usePassedFocus } from './use-passed-focus.ts';
import { useScrollBack } from './use-scroll-back.ts';
import { useSamples } from './use-samples.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import { useWorkbench, type WorkbenchOptions, type WorkbenchState } from './use-workbench.ts';
import styles from './workbench.module.css';

type WorkbenchProps = WorkbenchOptions & {
  /**
   * The app's content above the workbench, by the store picture in use: null for any other photo,
   * undefined without one.
   */
  above?: (origin: PhotoOrigin | null | undefined) => ReactNode;
};

/** A new photo resets the panel, so keyboard focus moves to the panel itself. */
const theWhole = (panel: HTMLElement) => panel;

/** A tool's page, from photo to download: rail, canvas, options, latest results. */
export function Workbench({ above, ...options }: WorkbenchProps) {
  const bench = useWorkbench(options);
  const outcome = useOutcome(bench);
  const { samples } = useSamples(options.tool.id);
  const [taken, setTaken] = useState<ToolSample>();
  const hovering = useFileInput((file) => void bench.pick(file));
  const idle = bench.needsPhoto && bench.phase.name === 'none' && !bench.photo;
  const starting = idle && !bench.awaitsPhoto;
  const panelRef = usePassedFocus<HTMLElement>(theWhole);
  useScrollBack(panelRef, bench.phase.name);
  const canvasRef = useCanvasInView(bench, panelRef);
  const openJob = (id: string) => {
    bench.startOver();
    options.onJobId(id);
  };
  return (
    <>
      {above?.(bench.origin)}
      <div className={styles['bench']} data-wide data-ink={options.tool.drawsInk}>
        <ToolsRail current={options.tool.id} />
        {/* In one column both fill the window, so that nothing below moves with what is told. */}
        <div className={styles['work']}>
          <div className={styles['main']}>
            <Canvas
              ref={canvasRef}
              bench={bench}
              outcome={outcome}
              sample={taken ?? samples[0]}
              hovering={hovering}
            />
          </div>
          <Panel ref={panelRef} {...{ bench, outcome, samples, starting }} leads={!above} />
        </div>
        {/* What is to be done comes before what was done, for keys and in one column. */}
        <RecentStrip
          toolId={options.tool.id}
          currentId={options.jobId}
          onOpen={openJob}
          results={outcome.results}
        />
        <Announcement bench={bench} />
      </div>
      {(starting || (!bench.needsPhoto && bench.phase.name === 'none')) && (
        <MoreSamples
          bench={bench}
          onTaken={(sample) => {
            setTaken(sample);
            // The focused card unmounts.
            panelRef.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

type PanelProps = {
  ref: RefObject<HTMLElement | null>;
  bench: WorkbenchState;
  outcome: ReturnType<typeof useOutcome>;
  samples: readonly ToolSample[];
  /** Nothing is at hand yet. */
  starting: boolean;
  leads: boolean;
};

/** The tool's name, and how to begin or what to choose. */
function Panel({ ref, bench, outcome, samples, starting, leads }: PanelProps) {
  const t = useT('workbench');
  const { title } = useToolTexts(bench.tool.id);
  // Once work has begun, the title is not needed.
  const atWork = bench.phase.name !== 'none' || (bench.needsPhoto && !starting);
  return (
    <section
      ref={ref}
      className={styles['panel']}
      aria-label={t('workbench:options')}
      data-part="panel"
      tabIndex={-1}
    >
      <h1 className={panel['title']} data-known={atWork || undefined}>
        {title}
      </h1>
      {starting ? (
        <StartPanel bench={bench} samples={samples} />
      ) : (
        <OptionsPanel bench={bench} outcome={outcome} leads={leads} />
      )}
    </section>
  );
}

/** For screen readers: what they see at once. */
function Announcement({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  return (
    <p className={styles['announcement']} role="status">
      {bench.phase.name === 'succeeded' &&
        !bench.blockingError &&
        t(bench.isPreview ? 'workbench:status.previewed' : 'workbench:status.done')}
    </p>
  );
}
