import { IconArrowsDiagonal, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import type { Zoom } from './use-zoom.ts';

type ZoomBarProps = {
  zoom: Zoom;
  size: string;
  onOpen: () => void;
  /** Extra controls of one tool's results. */
  extra?: ReactNode;
};

/** The line above a result: its size and the zoom. */
export function ZoomBar({ zoom, size, onOpen, extra }: ZoomBarProps) {
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
