import { useEffect, useState } from 'react';
import { PaintDocument } from './document/paint-document.ts';
import { readPicture } from './files/read-picture.ts';

type Opened = { file: Blob; document: PaintDocument | 'unreadable' };

/** The document of a file; null while it is read. */
export function useOpenPicture(file: Blob): PaintDocument | 'unreadable' | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (document: Opened['document']) => {
      if (wanted) setOpened({ file, document });
    };
    readPicture(file).then(
      (picture) => show(new PaintDocument(picture)),
      () => show('unreadable'),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return opened?.file === file ? opened.document : null;
}
