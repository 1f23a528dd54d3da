import { IconZoomScan } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import type { Zoom } from './use-zoom.ts';

/** So many pixels along a side are seen in the window as they are, or larger. */
const seenWhole = 640;

/** Whether a result, fitted to the window, hides what it is made of. */
export const hidesDetail = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > seenWhole;

/**
 * Where it is offered, a result opens in its full size: fitted to the window it would show nothing
 * of what it gained. Zooming out leads to all of it.
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
