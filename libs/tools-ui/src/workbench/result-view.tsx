import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { CompareSlider } from '../compare/compare-slider.tsx';
import styles from './canvas.module.css';
import { Stage } from './stage.tsx';
import { useCompareTexts } from './use-compare-texts.ts';
import { useZoom } from './use-zoom.ts';

type ResultViewProps = {
  output: JobOutput;
  beforeUrl: string | null;
  beforeSize: { width: number; height: number } | null;
};

/** Cropping changes the shape, and then the two no longer lie on each other. */
const sameShape = (a: { width: number; height: number }, b: { width: number; height: number }) =>
  Math.abs(a.width / a.height - b.width / b.height) < 0.02;

/** The result over the transparency board, beside the original where the two match. */
export function ResultView({ output, beforeUrl, beforeSize }: ResultViewProps) {
  const t = useT('workbench');
  const texts = useCompareTexts();
  const zoom = useZoom();
  const { width, height, url } = output;
  const comparable = beforeUrl !== null && (!beforeSize || sameShape(beforeSize, output));
  return (
    <>
      <Stage width={width} height={height} zoom={zoom.zoom}>
        {comparable ? (
          <CompareSlider
            beforeUrl={beforeUrl}
            afterUrl={url}
            {...{ width, height, texts }}
            alt={t('workbench:result.after')}
            handleOnly={zoom.zoom > 1}
          />
        ) : (
          <img
            className={styles['picture']}
            src={url}
            alt={t('workbench:result.after')}
            data-board
          />
        )}
      </Stage>
      <ZoomBar zoom={zoom} size={t('workbench:result.size', { width, height })} />
    </>
  );
}

function ZoomBar({ zoom, size }: { zoom: ReturnType<typeof useZoom>; size: string }) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  return (
    <div className={styles['zoomBar']}>
      <span className={styles['size']}>{size}</span>
      <IconButton
        label={t('workbench:result.zoomOut')}
        icon={<IconZoomOut size={20} stroke={1.75} />}
        onClick={zoom.zoomOut}
        disabled={!zoom.canZoomOut}
      />
      <IconButton
        label={t('workbench:result.zoomFit')}
        icon={<IconMaximize size={20} stroke={1.75} />}
        onClick={zoom.fit}
        disabled={!zoom.canZoomOut}
      />
      <IconButton
        label={t('workbench:result.zoomIn')}
        icon={<IconZoomIn size={20} stroke={1.75} />}
        onClick={zoom.zoomIn}
        disabled={!zoom.canZoomIn}
      />
    </div>
  );
}
