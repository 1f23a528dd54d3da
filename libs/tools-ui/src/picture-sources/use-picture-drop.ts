import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from 'react';
import { droppedFile } from '../photo/dropped-files.ts';

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Tells the page, which takes any dropped file as the photo, that this file has left. */
const leavePage = () => document.dispatchEvent(new Event('dragleave'));

type PictureDropOptions = {
  place: RefObject<HTMLElement | null>;
  disabled: boolean;
  onFile: (file: File) => void;
};

/** Takes a file dropped onto the element, or pasted while the focus is in it. */
export function usePictureDrop({ place, disabled, onFile }: PictureDropOptions) {
  const [over, setOver] = useState(false);
  const take = async (data: DataTransfer) => {
    const file = await droppedFile(data);
    if (file) onFile(file);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    if (!data?.files[0] || disabled || !place.current?.contains(document.activeElement)) return;
    event.stopPropagation();
    void take(data);
  });
  useEffect(() => {
    // Captured before the page's handler; without an editable focus browsers paste into the body.
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);

  const own =
    (work: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
      if (disabled || !carriesFile(event)) return;
      event.preventDefault();
      event.stopPropagation();
      work(event);
    };
  return {
    over,
    handlers: {
      onDragEnter: own(() => {
        setOver(true);
        leavePage();
      }),
      onDragOver: own(() => undefined),
      onDragLeave: own(({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }),
      onDrop: own(({ dataTransfer }) => {
        setOver(false);
        void take(dataTransfer);
      }),
    },
  };
}
