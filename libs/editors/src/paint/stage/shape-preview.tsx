import { arrowOf, type Box } from '@tintory/paint-document';
import type { PaintSettings } from '../settings.ts';

/** A shape while it is dragged, as it will be painted. */
export function ShapePreview({ settings, box }: { settings: PaintSettings; box: Box }) {
  const { shape, filled, color, opacity, lineWidth } = settings;
  const end = { x: box.x + box.width, y: box.y + box.height };
  const look = {
    fill: filled && shape !== 'line' && shape !== 'arrow' ? color : 'none',
    stroke: filled ? 'none' : color,
    strokeWidth: lineWidth,
    opacity,
  };
  const arrow = shape === 'arrow' ? arrowOf(box, lineWidth) : null;
  if (shape === 'line' || shape === 'arrow') {
    return (
      <g {...look} stroke={color} strokeLinecap="round">
        <line x1={box.x} y1={box.y} x2={arrow?.neck.x ?? end.x} y2={arrow?.neck.y ?? end.y} />
        {arrow && <polygon points={arrow.head} fill={color} stroke="none" />}
      </g>
    );
  }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [across, down] = [Math.abs(box.width), Math.abs(box.height)];
  if (shape === 'ellipse') {
    return <ellipse cx={middle.x} cy={middle.y} rx={across / 2} ry={down / 2} {...look} />;
  }
  return (
    <rect
      x={middle.x - across / 2}
      y={middle.y - down / 2}
      width={across}
      height={down}
      {...look}
    />
  );
}
