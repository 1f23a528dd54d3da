import type { PrintArea, PrintProduct, PrintVariant } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useId, useRef } from 'react';
import { blankOf } from '../catalogue/product-media.ts';
import { isLight } from '../design/is-light.ts';
import { layersOf } from '../design/layer.ts';
import type { Work } from '../designer/use-work.ts';
import { AreaLines } from './area-lines.tsx';
import { LayerShape } from './layer-shape.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import styles from './stage.module.css';
import { useDesignKeys } from './use-design-keys.ts';
import { useDesignPointer } from './use-design-pointer.ts';
import { useStageSize } from './use-stage-size.ts';
import { viewBoxOf } from './view-box.ts';

type DesignStageProps = {
  product: PrintProduct;
  area: PrintArea;
  work: Work;
  color: { id: string | null; hex: string | null };
  near: boolean;
  /** The size that is chosen. */
  variant: PrintVariant | undefined;
};

/** The product with the design on it, as it is worked on. */
export function DesignStage({ product, area, work, color, near, variant }: DesignStageProps) {
  const t = useT('print');
  const stage = useRef<HTMLDivElement>(null);
  const [clip, hint] = [useId(), useId()];
  const size = useStageSize(stage);
  const box = viewBoxOf(area, near, size);
  const unit = box.width / size.width;
  const guides = useDesignPointer({ stage, work, area, box, unit });
  const onKeyDown = useDesignKeys(work, area);
  const layers = layersOf(work.design, area.id);
  const chosen = layers.find(({ id }) => id === work.chosenId);
  const blank = blankOf(product, area.id, color.id, variant?.model);
  const { bleed, width, height } = area;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is operated
    <div
      ref={stage}
      dir="ltr"
      className={styles['stage']}
      role="application"
      aria-label={t('print:stage.label', { product: product.title, area: area.name })}
      aria-describedby={hint}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is operated
      tabIndex={0}
      style={{ aspectRatio: `${area.view.width} / ${area.view.height}` }}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {blank && <image href={blank.url} {...area.view} preserveAspectRatio="none" />}
        <g transform={`translate(${area.x} ${area.y})`}>
          <clipPath id={clip}>
            <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} />
          </clipPath>
          {/* Ink on light cloth takes its folds along; on dark cloth it lies on a white ground. */}
          <g clipPath={`url(#${clip})`} data-ink={isLight(color.hex) || undefined}>
            {layers.map((layer) => (
              <LayerShape key={layer.id} layer={layer} area={area} />
            ))}
          </g>
          <AreaLines
            {...{ area, guides }}
            printSize={variant?.print_size}
            empty={layers.length === 0}
          />
          {chosen && <SelectionFrame layer={chosen} unit={unit} />}
        </g>
      </svg>
      <p id={hint} hidden>
        {t('print:stage.keys')}
      </p>
    </div>
  );
}
