import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconArrowsDiagonal, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { sameShape } from '../compare/same-shape.ts';
import styles from './canvas.module.css';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { imageOfOutput } from './image-of-output.ts';
import { useImageSize } from '../photo/use-image-size.ts';
import { Stage } from './stage.tsx';
import { useCompareTexts } from './use-compare-texts.ts';
import type { Results } from './use-results.ts';
import { useZoom } from './use-zoom.ts';

type Size = { width: number; height: number };

type ResultViewProps = {
  outputs: readonly JobOutput[];
  shown: number;
  onShow: (index: number) => void;
  onLook: Results['look'];
  beforeUrl: string | null;
  /** The picture of a store that it was made from. */
  origin: PhotoOrigin | null;
  beforeSize: Size | null;
  /** `tiled`: laid beside itself, as the result is meant to be. */
  view: 'plain' | 'tiled';
  preview: boolean;
};

/** The results over the transparency board, beside the original where the two match. */
export function ResultView(props: ResultViewProps) {
  const { outputs, shown, onShow, onLook, beforeUrl, origin, beforeSize } = props;
  const { view, preview } = props;
  const t = useT('workbench');
  const zoom = useZoom();
  const output = outputs[shown] ?? outputs[0];
  const storedSize = useImageSize(beforeSize ? null : beforeUrl);
  const size = beforeSize ?? storedSize;
  if (!output) return null;
  const { width, height, url } = output;
  const fits = size !== null && output !== undefined && sameShape(size, output);
  const stage = (
    <Stage width={width} height={height} zoom={zoom.zoom}>
      {view === 'tiled' ? (
        <Tiled url={url} />
      ) : (
        <Result output={output} beforeUrl={fits ? beforeUrl : null} zoomed={zoom.zoom > 1} />
      )}
    </Stage>
  );
  return (
    <>
      {outputs.length > 1 ? (
        <div className={styles['split']}>
          <div className={styles['upper']}>{stage}</div>
          <OutputStrip outputs={outputs} shown={shown} onShow={onShow} />
        </div>
      ) : (
        stage
      )}
      <ZoomBar
        zoom={zoom}
        onOpen={() =>
          onLook(
            outputs.map((one) => imageOfOutput(one, outputs, { beforeUrl, origin })),
            { startIndex: shown },
          )
        }
        size={t(preview ? 'workbench:result.previewSize' : 'workbench:result.size', {
          width,
          height,
        })}
      />
    </>
  );
}

type ResultProps = { output: JobOutput; beforeUrl: string | null; zoomed: boolean };

function Result({ output: { url, width, height }, beforeUrl, zoomed }: ResultProps) {
  const t = useT('workbench');
  const texts = useCompareTexts();
  const alt = t('workbench:result.after');
  if (!beforeUrl) return <img className={styles['picture']} src={url} alt={alt} data-board />;
  return (
    <CompareSlider
      beforeUrl={beforeUrl}
      afterUrl={url}
      {...{ width, height, texts, alt }}
      handleOnly={zoomed}
    />
  );
}

/** Three by three: a seam shows here or nowhere. */
function Tiled({ url }: { url: string }) {
  const t = useT('workbench');
  return (
    <div
      className={styles['tiled']}
      role="img"
      aria-label={t('workbench:result.tiled')}
      style={{ backgroundImage: `url("${url}")` }}
    />
  );
}

type OutputStripProps = {
  outputs: readonly JobOutput[];
  shown: number;
  onShow: (index: number) => void;
};

/** `image/svg+xml` is an SVG to everyone. */
const kindOf = (contentType: string) =>
  (contentType.split('/').at(-1) ?? '').replace('+xml', '').toUpperCase();

function OutputStrip({ outputs, shown, onShow }: OutputStripProps) {
  const t = useT('workbench');
  const kinds = new Set(outputs.map((output) => output.content_type));
  const nameOf = (index: number, contentType: string) => {
    const name = t('workbench:result.one', { number: index + 1, total: outputs.length });
    return kinds.size > 1 ? `${name}, ${kindOf(contentType)}` : name;
  };
  return (
    <div className={styles['outputs']} role="group" aria-label={t('workbench:result.all')}>
      {outputs.map(
        ({ object_id: id, url, thumbnail_url: small, content_type: contentType }, index) => (
          <button
            key={id}
            type="button"
            className={styles['output']}
            aria-pressed={index === shown}
            aria-label={nameOf(index, contentType)}
            onClick={() => onShow(index)}
          >
            <img src={small ?? url} alt="" />
            {kinds.size > 1 && <span className={styles['kind']}>{kindOf(contentType)}</span>}
          </button>
        ),
      )}
    </div>
  );
}

type ZoomBarProps = { zoom: ReturnType<typeof useZoom>; size: string; onOpen: () => void };

function ZoomBar({ zoom, size, onOpen }: ZoomBarProps) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  return (
    <div className={styles['bar']}>
      <span className={styles['size']}>{size}</span>
      <IconButton
        label={t('workbench:result.zoomOut')}
        icon={<IconZoomOut size={20} stroke={1.75} />}
        onClick={zoom.zoomOut}
        disabled={!zoom.canZoomOut}
      />
      <IconButton
        label={t('workbench:result.zoomFit')}
        icon={<IconArrowsDiagonal size={20} stroke={1.75} />}
        onClick={zoom.fit}
        disabled={!zoom.canZoomOut}
      />
      <IconButton
        label={t('workbench:result.zoomIn')}
        icon={<IconZoomIn size={20} stroke={1.75} />}
        onClick={zoom.zoomIn}
        disabled={!zoom.canZoomIn}
      />
      <IconButton
        label={t('workbench:result.open')}
        icon={<IconMaximize size={20} stroke={1.75} />}
        onClick={onOpen}
      />
    </div>
  );
}
