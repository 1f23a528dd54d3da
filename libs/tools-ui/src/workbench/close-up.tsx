import { IconZoomScan } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Pictures up to this side, in pixels, fit the window at full size. */
const seenWhole = 640;

/** Whether a result loses visible detail when fitted to the window. */
export const hidesDetail = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > seenWhole;

/**
 * If offered, a result opens at full size, since fitted to the window it would hide the gained
 * detail. Zooming out shows all of it.
 */
export function useCloseUp(zoom: Zoom, offered: boolean) {
  const [wanted, setWanted] = useState(true);
  const close = offered && wanted;
  const setClose = (next: boolean) => {
    zoom.fit();
    setWanted(next);
  };
  const leave = () => setClose(false);
  const near: Zoom = { ...zoom, canZoomIn: false, canZoomOut: true, zoomOut: leave, fit: leave };
  return { close, setClose, zoom: close ? near : zoom };
}

type CloseUpButtonProps = { close: boolean; onChange: (close: boolean) => void };

export function CloseUpButton({ close, onChange }: CloseUpButtonProps) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  return (
    <IconButton
      label={t('workbench:result.fullSize')}
      icon={<IconZoomScan size={20} stroke={1.75} />}
      pressed={close}
      onClick={() => onChange(!close)}
    />
  );
}
