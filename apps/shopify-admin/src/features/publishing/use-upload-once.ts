import { ApiError } from '@tintory/api-client';
import { editorFunction, editorIds } from '@tintory/catalog';
import { imageLimits, type CreateUploadBody } from '@tintory/contract';
import { useUpload } from '@tintory/tools-ui';
import { useCallback } from 'react';
import type { Publishable } from './publishable.ts';

type Made = Extract<Publishable, { file: File }>;

function assertFits({ file, width, height }: Made): void {
  if (file.size <= imageLimits.maxBytes && width * height <= imageLimits.maxPixels) return;
  throw new ApiError({
    code: 'PayloadTooLarge',
    status: 413,
    message: 'The picture is too large.',
  });
}

/** Uploads an edited picture and returns its object id; a retry uploads nothing. */
export function useUploadOnce() {
  const upload = useUpload();
  return useCallback(
    async (made: Made): Promise<string> => {
      assertFits(made);
      const { file, editor } = made;
      const target = { toolId: editorIds[editor], funcId: editorFunction };
      const { signal } = new AbortController();
      const type = file.type as CreateUploadBody['content_type'];
      const options = { onProgress: () => undefined, signal };
      return upload({ file, name: file.name, type }, target, options);
    },
    [upload],
  );
}
