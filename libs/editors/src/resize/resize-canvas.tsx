import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { CanvasBar, type CanvasView } from './canvas-bar.tsx';
import { CropView } from './crop-view.tsx';
import { EmptyFrames } from './empty-frames.tsx';
import { shapesDiffer } from './fit-rectangles.ts';
import { OutcomeView } from './outcome-view.tsx';
import { PlacedView } from './placed-view.tsx';
import styles from './resize-canvas.module.css';
import { isOpen, type OpenResize, type ResizeState } from './use-resize.ts';

/** The picture is the hero: how it is framed, or what comes of it. */
export function ResizeCanvas({ state }: { state: ResizeState }) {
  const t = useT('resize');
  const { Spinner } = useKit();
  if (isOpen(state) && !state.opening) return <OpenCanvas state={state} />;
  return (
    <div className={styles['middle']}>
      {state.opening ? <Spinner label={t('resize:opening')} /> : <EmptyFrames />}
    </div>
  );
}

function OpenCanvas({ state }: { state: OpenResize }) {
  const [view, setView] = useState<CanvasView>('frame');
  const { outcome, url } = state.result;
  return (
    <>
      <CanvasBar state={state} view={view} onView={setView} />
      <div className={styles['area']}>
        {view === 'frame' && <FramedPhoto state={state} />}
        {view !== 'frame' && outcome && url && (
          <OutcomeView outcome={outcome} url={url} actual={view === 'actual'} />
        )}
      </div>
      <WorkProgress state={state} />
    </>
  );
}

/** The photo with what stays of it, or the new shape with the photo in it. */
function FramedPhoto({ state }: { state: OpenResize }) {
  const { settings, target, photo } = state;
  const differs = target !== null && shapesDiffer(photo.size, target);
  if (differs && settings.fit === 'cover') return <CropView state={state} target={target} />;
  return <PlacedView state={state} target={differs ? target : photo.size} />;
}

/** Comes into sight only when the work takes its time. */
function WorkProgress({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Progress } = useKit();
  const { fresh, failed, progress } = state.result;
  if (!state.job || fresh || failed) return null;
  return (
    <div className={styles['progress']}>
      <Progress label={t('resize:outcome.working')} value={progress} />
    </div>
  );
}
