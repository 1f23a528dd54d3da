import type { Stroke } from '@tintory/pixels';
import { pointsOf } from '@tintory/paint-document';
import { usePaintState } from '../use-paint-state.ts';
import type { Workspace } from '../use-workspace.ts';
import { CropFrame } from './crop-frame.tsx';
import { largestBox } from './crop-box.ts';
import { ShapePreview } from './shape-preview.tsx';
import styles from './stage.module.css';
import { TextPreview } from './text-preview.tsx';
import type { View } from './viewport.ts';

type OverlayProps = { space: Workspace; view: View; liveMarks: readonly Stroke[] };

/** Overlay of pending parts: marks, crop frame, shape, text. */
export function Overlay({ space, view, liveMarks }: OverlayProps) {
  const { settings, draft, size } = space;
  const { tool } = settings;
  return (
    <svg className={styles['overlay']} aria-hidden="true">
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
        {space.refine && <Marks space={space} live={liveMarks} scale={view.scale} />}
        {tool === 'shape' && draft.box && <ShapePreview settings={settings} box={draft.box} />}
        {tool === 'text' && draft.box && (
          <TextPreview settings={settings} box={draft.box} scale={view.scale} />
        )}
        {tool === 'crop' && (
          <CropFrame box={draft.box ?? largestBox(size, null)} size={size} scale={view.scale} />
        )}
      </g>
    </svg>
  );
}

type MarksProps = { space: Workspace; live: readonly Stroke[]; scale: number };

/** How large the dot of a tap is, and the sign in it, in pixels of the page. */
const [dot, sign] = [9, 4];

function Marks({ space, live, scale }: MarksProps) {
  const { original, layers } = space.document;
  const { fromSource } = pointsOf(layers.placement, original.width);
  const longer = Math.max(original.width, original.height);
  const marks = usePaintState(space.document, 'marks');
  const cutMarks = usePaintState(space.document, 'cutMarks');
  const { waiting } = space.taps;
  return [...marks, ...waiting, ...live].map((mark, i) => {
    const { mode, radius, points, tap } = mark;
    const places = points.map(([x, y]) =>
      fromSource({ x: x * original.width, y: y * original.height }),
    );
    const [first] = places;
    if (tap && first) {
      const isWaiting = waiting.includes(mark);
      return <TapDot key={i} {...{ mode, scale, isWaiting, ...first }} />;
    }
    const way = places.map(({ x, y }) => `${x} ${y}`);
    // A dot has no length: without the second point it would not be drawn.
    const d = `M${way.join('L')}L${way.at(-1)}`;
    return (
      // Marks that the picture already shows are drawn faintly.
      <g key={i} className={styles[mode]} data-cut={cutMarks.includes(mark) || undefined}>
        <path d={d} strokeWidth={radius * 2 * longer} />
        <path className={styles['spine']} d={d} />
      </g>
    );
  });
}

type TapDotProps = {
  x: number;
  y: number;
  scale: number;
  mode: Stroke['mode'];
  isWaiting: boolean;
};

/** A plus or minus at a tap, of constant size; it pulses until the cut arrives. */
function TapDot({ x, y, scale, mode, isWaiting }: TapDotProps) {
  const across = `M${-sign} 0H${sign}`;
  const down = mode === 'keep' ? `M0 ${-sign}V${sign}` : '';
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / scale})`}>
      <g className={styles['tap']} data-mode={mode} data-waiting={isWaiting || undefined}>
        <circle r={dot} />
        <path d={across + down} />
      </g>
    </g>
  );
}
