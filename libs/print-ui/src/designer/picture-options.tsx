import { printResolution, type PrintArea } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconArrowsMaximize, IconBackground } from '@tabler/icons-react';
import type { PictureLayer } from '../design/layer.ts';
import { dpiOf, isNearEdge } from '../design/placing.ts';
import { usePictureUrl } from '../stage/use-picture-url.ts';
import styles from './designer.module.css';
import { useFailureTitle } from './use-failure-title.ts';
import type { LayerTool } from './use-layer-tool.ts';

const icon = { size: 18, stroke: 1.75 } as const;

type PictureOptionsProps = {
  layer: PictureLayer;
  area: PrintArea;
  printScale: number;
  tools: { cut: LayerTool; enlarge: LayerTool };
};

/** How sharp a picture is printed, and the tools that are one click away. */
export function PictureOptions({ layer, area, printScale, tools }: PictureOptionsProps) {
  const t = useT('print');
  const titleOf = useFailureTitle();
  const { Banner, Progress } = useKit();
  const { gone } = usePictureUrl(layer);
  const { cut, enlarge } = tools;
  const working = [cut, enlarge].find(({ busyId }) => busyId === layer.id);
  const failure = cut.failure ?? enlarge.failure;
  return (
    <>
      {gone && <Banner tone="bad" title={t('print:picture.gone')} />}
      <Resolution dpi={dpiOf(layer, printScale) ?? 0} />
      {isNearEdge(layer, area) && <Banner tone="info" title={t('print:nearEdge')} />}
      {failure && <Banner tone="bad" title={titleOf(failure)} />}
      {working ? (
        <Progress label={t('print:tools.working')} value={working.progress} />
      ) : (
        <ToolButtons {...{ layer, area, printScale, tools }} />
      )}
    </>
  );
}

function Resolution({ dpi }: { dpi: number }) {
  const t = useT('print');
  const { Banner } = useKit();
  const { leastDpi } = printResolution;
  if (dpi >= leastDpi) return <p className={styles['measure']}>{t('print:dpi.good', { dpi })}</p>;
  return (
    <Banner tone="caution" title={t('print:dpi.low', { dpi })}>
      {t('print:dpi.advice', { least: leastDpi })}
    </Banner>
  );
}

function ToolButtons({ layer, area, printScale, tools: { cut, enlarge } }: PictureOptionsProps) {
  const t = useT('print');
  const { Button } = useKit();
  const isSoft = (dpiOf(layer, printScale) ?? 0) < printResolution.leastDpi;
  const busy = cut.busy || enlarge.busy;
  return (
    <div className={styles['tools']} data-turned={isSoft || undefined}>
      <Button
        fullWidth
        icon={<IconBackground {...icon} />}
        disabled={busy}
        onClick={() => void cut.run(area.id, layer)}
      >
        {t('print:tools.cut', { cost: cut.cost })}
      </Button>
      <Button
        fullWidth
        icon={<IconArrowsMaximize {...icon} />}
        disabled={busy}
        onClick={() => void enlarge.run(area.id, layer)}
      >
        {t('print:tools.enlarge', { cost: enlarge.cost })}
      </Button>
    </div>
  );
}
