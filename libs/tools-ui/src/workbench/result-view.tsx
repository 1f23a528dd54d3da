import type { Job, JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useState, type ReactNode } from 'react';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { partOf, type Part, type Region } from '../compare/part.ts';
import { sameShape } from '../compare/same-shape.ts';
import styles from './canvas.module.css';
import { CloseUpButton, hidesDetail, useCloseUp } from './close-up.tsx';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { imageOfOutput } from '../results/image-of-output.ts';
import { useImageSize } from '../photo/use-image-size.ts';
import { Stage } from './stage.tsx';
import { Tiled, TilesButton } from './tiles.tsx';
import { useCompareTexts } from './use-compare-texts.ts';
import { useOutputName } from './use-output-name.ts';
import type { Point } from './telling-point.ts';
import { useTellingPoint } from './use-telling-point.ts';
import type { Results } from './use-results.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

type Size = { width: number; height: number };

type ResultViewProps = {
  toolId: string;
  /** What made them. */
  job?: Job;
  outputs: readonly JobOutput[];
  shown: number;
  onShow: (index: number) => void;
  onLook: Results['look'];
  beforeUrl: string | null;
  /** The store picture that it was made from. */
  origin: PhotoOrigin | null;
  beforeSize: Size | null;
  /** The part of the original that the results show; null for all of it. */
  region: Region | null;
  /** `tiled`: repeated as a seamless pattern; `close`: at full size first. */
  view: 'plain' | 'tiled' | 'close';
  preview: boolean;
};

/** The results over a checkerboard, compared with the original if the sizes match. */
export function ResultView(props: ResultViewProps) {
  const { toolId, outputs, shown, onShow, beforeUrl, view, preview, region } = props;
  const t = useT('workbench');
  const levels = useZoom();
  const [single, setSingle] = useState(false);
  const tiled = view === 'tiled' && !single;
  const output = outputs[shown] ?? outputs[0];
  const { part, fits } = useMatch(props, output);
  const nearable =
    view === 'close' && !preview && fits && output !== undefined && hidesDetail(output);
  const telling = useTellingPoint(nearable ? beforeUrl : null);
  const { close, setClose, zoom } = useCloseUp(levels, nearable);
  if (!output) return null;
  const { width, height, url } = output;
  const stage = (
    <Stage {...{ width, height, close }} zoom={zoom.zoom} fullSize={region !== null}>
      {tiled && <Tiled url={url} />}
      {/* Not in one place first, and then in another. */}
      {!tiled && (!close || telling) && (
        <Result
          output={output}
          beforeUrl={fits ? beforeUrl : null}
          beforePart={part}
          closeAt={close ? telling : null}
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
      <ResultBar {...props} output={output} zoom={zoom}>
        {view === 'tiled' && <TilesButton single={single} onChange={setSingle} />}
        {nearable && <CloseUpButton close={close} onChange={setClose} />}
      </ResultBar>
    </>
  );
}

/** Which part of the original an output shows, and whether the two can lie over each other. */
function useMatch(
  { beforeUrl, beforeSize, region }: ResultViewProps,
  output: JobOutput | undefined,
): { part: Part | undefined; fits: boolean } {
  const storedSize = useImageSize(beforeSize ? null : beforeUrl);
  const size = beforeSize ?? storedSize;
  if (!size) return { part: undefined, fits: false };
  const part = region ? partOf(region, size) : undefined;
  const fits = output !== undefined && (part !== undefined || sameShape(size, output));
  return { part, fits };
}

type ResultBarProps = ResultViewProps & { output: JobOutput; zoom: Zoom; children: ReactNode };

function ResultBar({ output, zoom, children, ...props }: ResultBarProps) {
  const { outputs, shown, onLook, preview, job, beforeUrl, region, origin } = props;
  const t = useT('workbench');
  const { width, height } = output;
  const open = () =>
    onLook(
      outputs.map((one) => imageOfOutput(one, outputs, { job, beforeUrl, region, origin })),
      { startIndex: shown },
    );
  const size = preview ? 'workbench:result.previewSize' : 'workbench:result.size';
  return <ZoomBar zoom={zoom} onOpen={open} extra={children} size={t(size, { width, height })} />;
}

type ResultProps = {
  output: JobOutput;
  beforeUrl: string | null;
  beforePart: Part | undefined;
  closeAt: Point | null;
  zoomed: boolean;
};

function Result({ output, beforeUrl, beforePart, closeAt, zoomed }: ResultProps) {
  const { url, width, height } = output;
  const t = useT('workbench');
  const texts = useCompareTexts();
  const alt = t('workbench:result.after');
  if (!beforeUrl) return <img className={styles['picture']} src={url} alt={alt} data-board />;
  return (
    <CompareSlider
      beforeUrl={beforeUrl}
      afterUrl={url}
      {...{ beforePart, closeAt: closeAt ?? undefined, width, height, texts, alt }}
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
