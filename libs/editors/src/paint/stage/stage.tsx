import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useId, useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { colorMatrix, isAdjusted, type PaintDocument } from '@tintory/paint-document';
import type { PaintSettings } from '../settings.ts';
import type { Workspace } from '../use-workspace.ts';
import { aims, isBrush } from '../tools.ts';
import { Overlay } from './overlay.tsx';
import styles from './stage.module.css';
import { useBrushPreview } from './use-brush-preview.ts';
import { useCanvas } from './use-canvas.ts';
import { useKeyBrush } from './use-key-brush.ts';
import { usePointerInput } from './use-pointer-input.ts';
import { useToolPointer } from './use-tool-pointer.ts';
import { ZoomChip } from './zoom-chip.tsx';

/** From this zoom on, pixels are shown unsmoothed. */
const pixelZoom = 3;
/** The smallest visible ring; for smaller brushes the pointer is a cross. */
const smallestRing = 8;
/** A tap has no size: its ring is as large as the sign in it needs. */
const tapRing = 26;

type StageProps = { space: Workspace; panning: boolean };

/** The picture on its transparency board, and everything that is drawn above it. */
export function Stage({ space, panning }: StageProps) {
  const t = useT('paint');
  const { viewport, settings } = space;
  const stage = useRef<HTMLDivElement>(null);
  const view = useSyncExternalStore(viewport.subscribe, viewport.view, viewport.view);
  const tool = useToolPointer(space);
  const helpId = useId();
  usePointerInput({ stage, space, tool, panning });
  useKeyBrush({ stage, space, tool });
  useStageSize(stage, space);
  useBrushPreview(stage, settings);
  const isAimed = aims(settings.tool) && !panning;
  const ring = panning ? 0 : ringOf(settings, view.scale);
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
        <Overlay space={space} view={view} liveMarks={tool.liveMarks} />
        {isAimed && <div className={styles['ring']} data-tap={tapMode(settings)} />}
      </div>
      <p id={helpId} className={styles['hidden']}>
        {t(helpOf(space))}
      </p>
      <ZoomChip space={space} />
      <Busy space={space} />
    </div>
  );
}

/** How wide the ring around the pointer is, in pixels of the page; 0 for a tool without one. */
function ringOf({ tool, size }: PaintSettings, scale: number): number {
  if (tool === 'tap') return tapRing;
  return isBrush(tool) ? size * scale : 0;
}

const tapMode = ({ tool, markMode }: PaintSettings) => (tool === 'tap' ? markMode : undefined);

/** What the keys do at this moment. */
function helpOf({ draft, settings: { tool } }: Workspace) {
  // A crop's initial frame is the whole picture.
  if (draft.box || tool === 'crop') return 'paint:boxHelp' as const;
  if (tool === 'shape' || tool === 'text') return 'paint:placeHelp' as const;
  if (tool === 'pick') return 'paint:pickHelp' as const;
  if (tool === 'tap') return 'paint:tapHelp' as const;
  return isBrush(tool) ? ('paint:brushHelp' as const) : ('paint:stageHelp' as const);
}

type PaperProps = {
  space: Workspace;
  pixelated: boolean;
  view: { x: number; y: number; scale: number };
};

/** Adjustments are previewed by an SVG filter, so that sliders never wait for pixels. */
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
      {space.refine && settings.shadow && <Shadow document={document} />}
      <canvas
        ref={canvas}
        className={styles['canvas']}
        data-pixelated={pixelated || undefined}
        style={adjusted ? { filter: `url(#${filterId})` } : undefined}
      />
    </div>
  );
}

/** The original under what is left of it. */
function Shadow({ document }: { document: PaintDocument }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { data, width, height } = document.original;
    if (!canvas.current) return;
    canvas.current.width = width;
    canvas.current.height = height;
    canvas.current.getContext('2d')?.putImageData(new ImageData(data, width), 0, 0);
  }, [document]);
  return <canvas ref={canvas} className={styles['shadow']} />;
}

/** SVG's matrix has a column for alpha, which nothing depends on, and a row for alpha, which stays. */
const filterValues = (matrix: readonly number[]): string =>
  [0, 4, 8]
    .map((row) => [...matrix.slice(row, row + 3), 0, matrix[row + 3]].join(' '))
    .concat('0 0 0 1 0')
    .join(' ');

/** Overlay during slow work, with a stop button. */
function Busy({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Button, Progress } = useKit();
  const { label, share, stop } = space.busy;
  if (!label) return null;
  return (
    <div className={styles['veil']}>
      <div className={styles['card']} role="status">
        <span>{label}</span>
        <Progress label={label} {...(share === null ? {} : { value: share })} />
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
