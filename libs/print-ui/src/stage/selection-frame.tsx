import type { Layer } from '../design/layer.ts';
import { cornersOf, onArea } from '../design/placing.ts';
import { turnHandle } from './drag-layer.ts';
import styles from './stage.module.css';

/** Radius of a handle in pixels of the page. */
const radius = 7;

type SelectionFrameProps = { layer: Layer; unit: number };

/** Around the chosen layer, with what a pointer takes hold of. */
export function SelectionFrame({ layer, unit }: SelectionFrameProps) {
  const corners = cornersOf(layer);
  const turn = turnHandle(layer, unit);
  const top = onArea(layer, { x: 0, y: -(layer.width * layer.aspect) / 2 });
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g className={styles['frame']}>
      <polygon points={points} className={styles['frameHalo']} />
      <polygon points={points} className={styles['frameLine']} />
      <line x1={top.x} y1={top.y} x2={turn.x} y2={turn.y} className={styles['frameLine']} />
      {corners.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={radius * unit} className={styles['corner']} />
      ))}
      <circle cx={turn.x} cy={turn.y} r={radius * unit} className={styles['turn']} />
    </g>
  );
}
