import { printResolution, type PrintArea } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconArrowsMaximize, IconBackground, IconTexture } from '@tabler/icons-react';
import type { PictureLayer } from '../design/layer.ts';
import { dpiOf, isNearEdge } from '../design/placing.ts';
import { usePictureUrl } from '../stage/use-picture-url.ts';
import styles from './designer.module.css';
import { useFailureTitle } from './use-failure-title.ts';
import type { LayerTools } from './use-layer-tool.ts';

const icon = { size: 18, stroke: 1.75 } as const;

type PictureOptionsProps = {
  layer: PictureLayer;
  area: PrintArea;
  printScale: number;
  tools: LayerTools;
};

/** How sharp a picture is printed, and the tools that are one click away. */
export function PictureOptions({ layer, area, printScale, tools }: PictureOptionsProps) {
  const t = useT('print');
  const titleOf = useFailureTitle();
  const { Banner, Progress } = useKit();
  const { gone } = usePictureUrl(layer);
  const all = Object.values(tools);
  const working = all.find(({ busyId }) => busyId === layer.id);
  const failure = all.map((tool) => tool.failure).find((code) => code !== null);
  return (
    <>
      {gone && <Banner tone="bad" title={t('print:picture.gone')} />}
      <Resolution dpi={dpiOf(layer, printScale) ?? 0} />
      {isNearEdge(layer, area) && <Banner tone="info" title={t('print:nearEdge')} />}
      {failure && <Banner tone="bad" title={titleOf(failure)} />}
      <div className={styles['toolPlace']}>
        {/* They keep their place while one of them is at work, so that nothing jumps. */}
        <div inert={working !== undefined} className={styles['toolButtons']}>
          <ToolButtons {...{ layer, area, printScale, tools }} />
        </div>
        {working && (
          <div role="status" className={styles['working']}>
            <p className={styles['note']}>{t('print:tools.working')}</p>
            <Progress label={t('print:tools.working')} value={working.progress} />
          </div>
        )}
      </div>
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

function ToolButtons({ layer, area, printScale, tools }: PictureOptionsProps) {
  const t = useT('print');
  const { Button } = useKit();
  const isSoft = (dpiOf(layer, printScale) ?? 0) < printResolution.leastDpi;
  const busy = Object.values(tools).some((tool) => tool.busy);
  const { cut, enlarge, seamless } = tools;
  const common = { fullWidth: true, disabled: busy };
  return (
    <div className={styles['tools']} data-turned={isSoft || undefined}>
      {area.tiled && (
        <Button
          {...common}
          icon={<IconTexture {...icon} />}
          onClick={() => void seamless.run(area.id, layer)}
        >
          {t('print:tools.seamless', { cost: seamless.cost })}
        </Button>
      )}
      <Button
        {...common}
        icon={<IconBackground {...icon} />}
        onClick={() => void cut.run(area.id, layer)}
      >
        {t('print:tools.cut', { cost: cut.cost })}
      </Button>
      <Button
        {...common}
        icon={<IconArrowsMaximize {...icon} />}
        onClick={() => void enlarge.run(area.id, layer)}
      >
        {t('print:tools.enlarge', { cost: enlarge.cost })}
      </Button>
    </div>
  );
}
