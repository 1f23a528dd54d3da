import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useId, useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { colorMatrix, isAdjusted } from '../document/color-matrix.ts';
import type { Workspace } from '../use-workspace.ts';
import { isBrush } from '../tools.ts';
import { Overlay } from './overlay.tsx';
import styles from './stage.module.css';
import { useCanvas } from './use-canvas.ts';
import { usePointerInput } from './use-pointer-input.ts';
import { useToolPointer } from './use-tool-pointer.ts';

/** From this zoom on single pixels are worth seeing. */
const pixelZoom = 3;
/** A smaller ring could not be seen. */
const smallestRing = 8;

type StageProps = { space: Workspace; panning: boolean };

/** The picture on its transparency board, and everything that is drawn above it. */
export function Stage({ space, panning }: StageProps) {
  const t = useT('paint');
  const { viewport, settings, draft } = space;
  const stage = useRef<HTMLDivElement>(null);
  const view = useSyncExternalStore(viewport.subscribe, viewport.view, viewport.view);
  const tool = useToolPointer(space);
  const helpId = useId();
  usePointerInput({ stage, space, tool, panning });
  useStageSize(stage, space);
  const ring = isBrush(settings.tool) && !panning ? settings.size * view.scale : 0;
  return (
    <div className={styles['frame']}>
      <div
        ref={stage}
        dir="ltr"
        className={styles['stage']}
        role="application"
        aria-label={t('paint:stage')}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is operated
        tabIndex={0}
        data-cursor={panning ? 'grab' : ring >= smallestRing ? 'ring' : settings.tool}
        style={{ '--ring': `${ring}px` } as CSSProperties}
      >
        <Paper space={space} pixelated={view.scale >= pixelZoom} view={view} />
        <Overlay space={space} view={view} liveMark={tool.liveMark} />
        {ring >= smallestRing && <div className={styles['ring']} />}
      </div>
      <p id={helpId} className={styles['hidden']}>
        {draft.box ? t('paint:boxHelp') : t('paint:stageHelp')}
      </p>
      <Busy space={space} />
    </div>
  );
}

type PaperProps = {
  space: Workspace;
  pixelated: boolean;
  view: { x: number; y: number; scale: number };
};

/** Adjustments are shown by the browser's own filter, so that a slider never waits for pixels. */
function Paper({ space, pixelated, view }: PaperProps) {
  const { document, settings, size } = space;
  const canvas = useCanvas(document, settings.tool === 'object');
  const filterId = useId();
  const adjusted = settings.tool === 'adjust' && isAdjusted(settings.adjustments);
  const style = {
    width: size.width * view.scale,
    height: size.height * view.scale,
    transform: `translate(${view.x}px, ${view.y}px)`,
  };
  return (
    <div className={styles['paper']} style={style}>
      {adjusted && (
        <svg className={styles['hidden']} aria-hidden="true">
          <filter id={filterId} colorInterpolationFilters="sRGB">
            <feColorMatrix values={filterValues(colorMatrix(settings.adjustments))} />
          </filter>
        </svg>
      )}
      <canvas
        ref={canvas}
        className={styles['canvas']}
        data-pixelated={pixelated || undefined}
        style={adjusted ? { filter: `url(#${filterId})` } : undefined}
      />
    </div>
  );
}

/** SVG's matrix has a column for alpha, which nothing depends on, and a row for alpha, which stays. */
const filterValues = (matrix: readonly number[]): string =>
  [0, 4, 8]
    .map((row) => [...matrix.slice(row, row + 3), 0, matrix[row + 3]].join(' '))
    .concat('0 0 0 1 0')
    .join(' ');

/** While something slow runs the picture waits under a veil, and the work can be stopped. */
function Busy({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Button, Progress } = useKit();
  const { label, stop } = space.busy;
  if (!label) return null;
  return (
    <div className={styles['veil']}>
      <div className={styles['card']} role="status">
        <span>{label}</span>
        <Progress label={label} />
        <Button onClick={stop}>{t('paint:stop')}</Button>
      </div>
    </div>
  );
}

function useStageSize(stage: React.RefObject<HTMLElement | null>, { viewport, size }: Workspace) {
  const { width, height } = size;
  useLayoutEffect(() => {
    viewport.setPicture({ width, height });
  }, [viewport, width, height]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      viewport.setStage({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, viewport]);
}
