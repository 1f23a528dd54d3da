import type { PrintProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconArrowBackUp, IconArrowForwardUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import styles from './designer.module.css';
import type { Work } from './use-work.ts';

const icon = { size: 20, stroke: 1.75 } as const;

type StageBarProps = {
  product: PrintProduct;
  areaId: string;
  onArea: (id: string) => void;
  work: Work;
  /** Null where there is nothing to come closer to. */
  near: boolean | null;
  onNear: (near: boolean) => void;
};

/** Which side is designed, the way back, and how near it is looked at. */
export function StageBar({ product, areaId, onArea, work, near, onNear }: StageBarProps) {
  const t = useT('print');
  const { IconButton, Segmented } = useKit();
  const { document, canUndo, canRedo } = work;
  const areas = product.print_areas;
  return (
    <div className={styles['stageBar']}>
      <div className={styles['areas']}>
        {areas.length > 1 && (
          <Segmented
            label={t('print:areas')}
            labelHidden
            value={areaId}
            options={areas.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onArea}
          />
        )}
      </div>
      <IconButton
        label={t('print:undo')}
        icon={<IconArrowBackUp {...icon} />}
        disabled={!canUndo}
        onClick={() => document.undo()}
      />
      <IconButton
        label={t('print:redo')}
        icon={<IconArrowForwardUp {...icon} />}
        disabled={!canRedo}
        onClick={() => document.redo()}
      />
      {near !== null && (
        <IconButton
          label={t(near ? 'print:whole' : 'print:near')}
          icon={near ? <IconZoomOut {...icon} /> : <IconZoomIn {...icon} />}
          onClick={() => onNear(!near)}
        />
      )}
    </div>
  );
}
