import { ApiError } from '@tintory/api-client';
import { imageLimits, type CreateUploadBody } from '@tintory/contract';
import { useToolServices } from '@tintory/tools-ui';
import { useCallback, useRef } from 'react';
import type { Publishable } from './publishable.ts';

type Made = Extract<Publishable, { file: File }>;

/** What the upload is for: no tool of the catalog. */
const purpose = { tool_id: 'store', func_id: 'publish' };

/** A signed name may have 600 characters, and each letter may take nine once encoded. */
const longestName = 60;

const shortName = ({ name }: File): string => {
  const ending = name.slice(name.lastIndexOf('.'));
  return name.slice(0, Math.min(name.length, longestName) - ending.length) + ending;
};

function assertFits({ file, width, height }: Made): void {
  if (file.size <= imageLimits.maxBytes && width * height <= imageLimits.maxPixels) return;
  throw new ApiError({
    code: 'PayloadTooLarge',
    status: 413,
    message: 'The picture is too large.',
  });
}

/** Uploads what an editor of this browser made and answers its object id; a second try sends nothing. */
export function useUploadOnce() {
  const { api, signUpload } = useToolServices();
  const sent = useRef(new WeakMap<File, string>());
  return useCallback(
    async (made: Made): Promise<string> => {
      const { file } = made;
      const known = sent.current.get(file);
      if (known) return known;
      assertFits(made);
      const upload = {
        file_name: encodeURIComponent(shortName(file)),
        file_size: file.size,
        content_type: file.type as CreateUploadBody['content_type'],
      };
      const target = await api.uploads.create({
        ...upload,
        ...(await signUpload(upload)),
        ...purpose,
      });
      await api.uploads.put(target.upload_signed_url, file, {
        contentType: upload.content_type,
        contentDisposition: target.content_disposition,
      });
      sent.current.set(file, target.object_id);
      return target.object_id;
    },
    [api, signUpload],
  );
}
