import { useEffect, useState } from 'react';
import { pageCanvases } from '@tintory/picture-files';
import { outputFormats, type OutputFormat } from '../resize/resize-job.ts';
import { writableFormats } from '../resize/writable-formats.ts';

/** The types of file that this browser writes; those that any writes, until it has told. */
export function useFormats(): readonly OutputFormat[] {
  const [formats, setFormats] = useState<readonly OutputFormat[]>(outputFormats);
  useEffect(() => {
    // Not every Safari writes WebP. Unknown support counts as all types.
    void writableFormats(pageCanvases).then(setFormats, () => undefined);
  }, []);
  return formats;
}
