import { useEffect, useState } from 'react';
import { isAnimated } from '@tintory/picture-files';

/** Whether only the first picture of a file will be used; false until that is known. */
export function useAnimated(file: Blob | null): boolean {
  const [animated, setAnimated] = useState<Blob | null>(null);
  useEffect(() => {
    if (!file) return;
    let left = false;
    isAnimated(file).then(
      (found) => {
        if (found && !left) setAnimated(file);
      },
      // The code that reads the file reports that it is unreadable.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [file]);
  return file !== null && animated === file;
}
