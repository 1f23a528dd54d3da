import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState, type ReactNode } from 'react';
import { IconArrowsDiagonal, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { partOf, type Part, type Region } from '../compare/part.ts';
import { sameShape } from '../compare/same-shape.ts';
import styles from './canvas.module.css';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { imageOfOutput } from './image-of-output.ts';
import { useImageSize } from '../photo/use-image-size.ts';
import { Stage } from './stage.tsx';
import { Tiled, TilesButton } from './tiles.tsx';
import { useCompareTexts } from './use-compare-texts.ts';
import { useOutputName } from './use-output-name.ts';
import type { Results } from './use-results.ts';
import { useZoom } from './use-zoom.ts';

type Size = { width: number; height: number };

type ResultViewProps = {
  toolId: string;
  outputs: readonly JobOutput[];
  shown: number;
  onShow: (index: number) => void;
  onLook: Results['look'];
  beforeUrl: string | null;
  /** The picture of a store that it was made from. */
  origin: PhotoOrigin | null;
  beforeSize: Size | null;
  /** Which part of the original the results show; null for all of it. */
  region: Region | null;
  /** `tiled`: laid beside itself, as the result is meant to be. */
  view: 'plain' | 'tiled';
  preview: boolean;
};

/** The results over the transparency board, beside the original where the two match. */
export function ResultView(props: ResultViewProps) {
  const { outputs, shown, onShow, onLook, beforeUrl, origin, beforeSize } = props;
  const { toolId, view, preview, region } = props;
  const t = useT('workbench');
  const zoom = useZoom();
  const [single, setSingle] = useState(false);
  const tiled = view === 'tiled' && !single;
  const output = outputs[shown] ?? outputs[0];
  const storedSize = useImageSize(beforeSize ? null : beforeUrl);
  const size = beforeSize ?? storedSize;
  if (!output) return null;
  const { width, height, url } = output;
  const part = region && size ? partOf(region, size) : undefined;
  const fits = size !== null && (part !== undefined || sameShape(size, output));
  const stage = (
    <Stage width={width} height={height} zoom={zoom.zoom} fullSize={region !== null}>
      {tiled ? (
        <Tiled url={url} />
      ) : (
        <Result
          output={output}
          beforeUrl={fits ? beforeUrl : null}
          beforePart={part}
          zoomed={zoom.zoom > 1}
        />
      )}
      {preview && <span className={styles['tag']}>{t('workbench:result.preview')}</span>}
    </Stage>
  );
  return (
    <>
      {outputs.length > 1 ? (
        <div className={styles['split']}>
          <div className={styles['upper']}>{stage}</div>
          <OutputStrip toolId={toolId} outputs={outputs} shown={shown} onShow={onShow} />
        </div>
      ) : (
        stage
      )}
      <ZoomBar
        zoom={zoom}
        onOpen={() =>
          onLook(
            outputs.map((one) => imageOfOutput(one, outputs, { beforeUrl, region, origin })),
            { startIndex: shown },
          )
        }
        extra={view === 'tiled' && <TilesButton single={single} onChange={setSingle} />}
        size={t(preview ? 'workbench:result.previewSize' : 'workbench:result.size', {
          width,
          height,
        })}
      />
    </>
  );
}

type ResultProps = {
  output: JobOutput;
  beforeUrl: string | null;
  beforePart: Part | undefined;
  zoomed: boolean;
};

function Result({ output, beforeUrl, beforePart, zoomed }: ResultProps) {
  const { url, width, height } = output;
  const t = useT('workbench');
  const texts = useCompareTexts();
  const alt = t('workbench:result.after');
  if (!beforeUrl) return <img className={styles['picture']} src={url} alt={alt} data-board />;
  return (
    <CompareSlider
      beforeUrl={beforeUrl}
      afterUrl={url}
      {...{ beforePart, width, height, texts, alt }}
      handleOnly={zoomed}
    />
  );
}

type OutputStripProps = {
  toolId: string;
  outputs: readonly JobOutput[];
  shown: number;
  onShow: (index: number) => void;
};

function OutputStrip({ toolId, outputs, shown, onShow }: OutputStripProps) {
  const t = useT('workbench');
  const nameOf = useOutputName(toolId, outputs);
  return (
    <div className={styles['outputs']} role="group" aria-label={t('workbench:result.all')}>
      {outputs.map((output, index) => {
        const { object_id: id, url, thumbnail_url: small } = output;
        const place = t('workbench:result.one', { number: index + 1, total: outputs.length });
        const name = nameOf(output);
        return (
          <button
            key={id}
            type="button"
            className={styles['output']}
            aria-pressed={index === shown}
            aria-label={name ? `${place}, ${name}` : place}
            onClick={() => onShow(index)}
          >
            <img src={small ?? url} alt="" />
            {name && <span className={styles['kind']}>{name}</span>}
          </button>
        );
      })}
    </div>
  );
}

type ZoomBarProps = {
  zoom: ReturnType<typeof useZoom>;
  size: string;
  onOpen: () => void;
  /** What one tool's results have besides. */
  extra?: ReactNode;
};

function ZoomBar({ zoom, size, onOpen, extra }: ZoomBarProps) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  return (
    <div className={styles['bar']}>
      <span className={styles['size']}>{size}</span>
      {extra}
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
