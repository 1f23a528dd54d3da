import { openModal } from '@tintory/ui-kit';
import { useEffect } from 'react';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    palette: object;
  }
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As people write the keys that open it. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K';

export const openPalette = () => openModal('palette', {});

/** Opens the palette by Ctrl or Cmd and K, wherever somebody is, but in a window that asks something. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
      // The key's place: with Arabic letters it types another one.
      if (code !== 'KeyK' || ctrlKey === metaKey || shiftKey || altKey) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
