import { useT } from '@tintory/i18n';
import type { Box } from '@tintory/paint-document';
import { fontFamilies, linesOf, measureIn, weightOf } from '../files/draw-text.ts';
import type { PaintSettings } from '../settings.ts';
import { cornersOf } from './corners-of.ts';
import styles from './stage.module.css';
import { frameOfText } from './text-frame.ts';

type TextPreviewProps = { settings: PaintSettings; box: Box; scale: number };

/** The placeholder is translucent. */
const faint = 0.5;

/** A text as it will be placed, in a frame with corners to take hold of. */
export function TextPreview({ settings, box, scale }: TextPreviewProps) {
  const t = useT('paint');
  const { text, fontSize, font, bold, color, opacity } = settings;
  const block = { ...settings, text: text || t('paint:text.placeholder'), x: box.x, y: box.y };
  const frame = frameOfText(block, measureIn(block));
  return (
    <>
      <g
        fill={color}
        fillOpacity={text ? opacity : opacity * faint}
        textAnchor="middle"
        style={{ font: `${weightOf(bold)} ${fontSize}px ${fontFamilies[font]}`, whiteSpace: 'pre' }}
      >
        {linesOf(block).map(({ line, y }, i) => (
          <text key={i} x={box.x} y={box.y + y}>
            {line}
          </text>
        ))}
      </g>
      <rect className={styles['frameLine']} {...frame} />
      <path className={styles['grips']} d={cornersOf(frame, 12 / scale)} />
    </>
  );
}
