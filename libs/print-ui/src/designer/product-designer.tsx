import type { PrintProduct } from '@tintory/contract';
import { useFileInput } from '@tintory/tools-ui';
import { useEffect, useState, type ComponentType } from 'react';
import { DesignStage } from '../stage/design-stage.tsx';
import { hasNear } from '../stage/view-box.ts';
import { AddBar } from './add-bar.tsx';
import { DesignerBones } from './designer-bones.tsx';
import styles from './designer.module.css';
import { loadWork, type KeptWork } from './kept-work.ts';
import { LayerList } from './layer-list.tsx';
import { LayerOptions } from './layer-options.tsx';
import { ProductChoices } from './product-choices.tsx';
import { ProductHead } from './product-head.tsx';
import { StageBar } from './stage-bar.tsx';
import { useDesk, type Desk, type DeskOptions } from './use-desk.ts';
import { useUndoKeys } from './use-undo-keys.ts';

type ProductDesignerProps = Omit<DeskOptions, 'start'> & {
  /** What the design is for: the cart of a customer, or the store of a merchant. */
  Bar: ComponentType<{ desk: Desk }>;
  /** Its price to a merchant is what it costs to make. */
  isCost?: boolean;
};

/** The page on which a product is designed; goes on with what was begun on it. */
export function ProductDesigner(props: ProductDesignerProps) {
  const start = useStart(props.product);
  if (start === undefined) return <DesignerBones {...props} />;
  return <DesignDesk key={props.product.id} {...props} start={start} />;
}

/** Undefined until it is known. */
function useStart(product: PrintProduct): KeptWork | null | undefined {
  const [start, setStart] = useState<KeptWork | null>();
  useEffect(() => {
    let here = true;
    void loadWork(product).then((work) => here && setStart((known) => known ?? work));
    return () => {
      here = false;
    };
  }, [product]);
  return start;
}

/** On a phone the whole product leaves no room for the print. */
const isNarrow = () => globalThis.matchMedia?.('(max-width: 859px)').matches ?? false;

type DesignDeskProps = ProductDesignerProps & { start: KeptWork | null };

function DesignDesk({ Bar, isCost = false, ...options }: DesignDeskProps) {
  const desk = useDesk(options);
  const { product, work, area, openArea, choices, additions, tools, printScale } = desk;
  const [near, setNear] = useState(isNarrow);
  const hovering = useFileInput((file) => void additions.addFile(file));
  useUndoKeys(work.document);
  const color = { id: choices.color?.id ?? null, hex: choices.color?.color ?? null };
  return (
    <div className={styles['desk']}>
      <div className={styles['main']} data-over={hovering || undefined}>
        <StageBar
          {...{ product, work }}
          areaId={area.id}
          onArea={openArea}
          near={hasNear(area) ? near : null}
          onNear={setNear}
        />
        <DesignStage {...{ product, area, work, color, near }} variant={choices.variant} />
      </div>
      <div className={styles['panel']}>
        <ProductHead
          product={product}
          price={choices.variant?.price ?? product.base_price}
          isCost={isCost}
        />
        <AddBar additions={additions} />
        <LayerList work={work} area={area} />
        <LayerOptions {...{ work, area, printScale, tools }} />
        <ProductChoices choices={choices} />
        <Bar desk={desk} />
      </div>
    </div>
  );
}
