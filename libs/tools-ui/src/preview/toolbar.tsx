import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import {
  IconDownload,
  IconLoader2,
  IconMinus,
  IconPlus,
  IconSquareHalf,
} from '@tabler/icons-react';
import styles from './toolbar.module.css';
import { ToolButton } from './tool-button.tsx';
import { UseMenu } from './use-menu.tsx';
import type { PreviewState } from './use-preview.ts';
import { useSave } from './use-save.ts';

type ToolbarProps = { preview: PreviewState; onUse: ((toolId: string) => void) | null };

/** Ways to look at the picture on one side, ways to take it along on the other. */
export function Toolbar({ preview, onUse }: ToolbarProps) {
  const t = useT('preview', 'workbench');
  const someComparable = preview.images.some(({ beforeUrl }) => beforeUrl);
  return (
    <div className={styles['bar']}>
      <div className={styles['view']} role="group" aria-label={t('preview:view')}>
        <ZoomButtons preview={preview} />
        {someComparable && (
          <ToolButton
            label={t('workbench:result.compare')}
            shortcut="c"
            pressed={preview.comparing}
            off={!preview.comparable}
            onClick={preview.toggleCompare}
          >
            <IconSquareHalf size={22} stroke={1.75} aria-hidden="true" />
          </ToolButton>
        )}
      </div>
      {onUse && <UseMenu onUse={onUse} />}
      <DownloadButton preview={preview} />
    </div>
  );
}

function ZoomButtons({ preview: { zoom } }: { preview: PreviewState }) {
  const t = useT('preview', 'workbench');
  const percent = useFormats().percent(zoom.view.scale);
  return (
    <>
      <ToolButton
        label={t('workbench:result.zoomOut')}
        shortcut="-"
        off={!zoom.zoomed}
        onClick={zoom.zoomOut}
      >
        <IconMinus size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
      <ToolButton
        label={t('preview:fit', { percent })}
        shortcut="0"
        off={!zoom.zoomed}
        onClick={zoom.fit}
      >
        <span className={styles['percent']}>{percent}</span>
      </ToolButton>
      <ToolButton
        label={t('workbench:result.zoomIn')}
        shortcut="+"
        off={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
    </>
  );
}

function DownloadButton({ preview: { image } }: { preview: PreviewState }) {
  const t = useT('preview');
  const { Button } = useKit();
  const { save, saving } = useSave();
  // Not the button's own loading state: it disables, and a disabled button loses the focus.
  const icon = saving ? (
    <IconLoader2 size={20} stroke={1.75} className={styles['spinner']} />
  ) : (
    <IconDownload size={20} stroke={1.75} />
  );
  return (
    <div className={styles['download']}>
      <Button variant="primary" fullWidth icon={icon} onClick={() => void save(image)}>
        {t('preview:download')}
      </Button>
    </div>
  );
}
