import type { Stroke } from '@tintory/pixels';
import { pointsOf } from '../document/placement.ts';
import { usePaintState } from '../use-paint-state.ts';
import type { Workspace } from '../use-workspace.ts';
import { CropFrame } from './crop-frame.tsx';
import { largestBox } from './crop-box.ts';
import { ShapePreview } from './shape-preview.tsx';
import styles from './stage.module.css';
import { TextPreview } from './text-preview.tsx';
import type { View } from './viewport.ts';

type OverlayProps = { space: Workspace; view: View; liveMarks: readonly Stroke[] };

/** What is not part of the picture yet, over it: marks, the frame of a crop, a shape, a text. */
export function Overlay({ space, view, liveMarks }: OverlayProps) {
  const { settings, draft, size } = space;
  const { tool } = settings;
  return (
    <svg className={styles['overlay']} aria-hidden="true">
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
        {(tool === 'marks' || space.refine) && <Marks space={space} live={liveMarks} />}
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

function Marks({ space, live }: { space: Workspace; live: readonly Stroke[] }) {
  const { original, layers } = space.document;
  const { fromSource } = pointsOf(layers.placement, original.width);
  const longer = Math.max(original.width, original.height);
  const marks = usePaintState(space.document, 'marks');
  const cutMarks = usePaintState(space.document, 'cutMarks');
  return [...marks, ...live].map((mark, i) => {
    const { mode, radius, points } = mark;
    const way = points.map(([x, y]) => {
      const at = fromSource({ x: x * original.width, y: y * original.height });
      return `${at.x} ${at.y}`;
    });
    // A dot has no length: without the second point it would not be drawn.
    const d = `M${way.join('L')}L${way.at(-1)}`;
    return (
      // What the picture shows already need not be shouted.
      <g key={i} className={styles[mode]} data-cut={cutMarks.includes(mark) || undefined}>
        <path d={d} strokeWidth={radius * 2 * longer} />
        <path className={styles['spine']} d={d} />
      </g>
    );
  });
}
