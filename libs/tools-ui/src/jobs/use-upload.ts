import { useCallback, useRef } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices } from '../tool-services.tsx';

/** A signed name may have 600 characters, and each letter may take nine once encoded. */
const longestName = 60;

type UploadTarget = { toolId: string; funcId: string };
/** What of a picture goes to the server. */
type UploadSource = Pick<Photo, 'file' | 'name' | 'type'>;
export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal };

/** Keeps the ending, which tells people what the file is. */
function shortName(name: string): string {
  if (name.length <= longestName) return name;
  const ending = name.slice(name.lastIndexOf('.')).slice(0, 8);
  return name.slice(0, longestName - ending.length) + ending;
}

/** Uploads a photo and answers its object id; the same photo is sent only once. */
export function useUpload({ toolId, funcId }: UploadTarget) {
  const { api, signUpload } = useToolServices();
  const sent = useRef(new WeakMap<Blob, string>());

  return useCallback(
    async (photo: UploadSource, { onProgress, signal }: UploadOptions): Promise<string> => {
      const known = sent.current.get(photo.file);
      if (known) return known;
      const upload = {
        file_name: encodeURIComponent(shortName(photo.name)),
        file_size: photo.file.size,
        content_type: photo.type,
      };
      const signature = await signUpload(upload);
      const target = await api.uploads.create({
        ...upload,
        ...signature,
        tool_id: toolId,
        func_id: funcId,
      });
      signal.throwIfAborted();
      await api.uploads.put(target.upload_signed_url, photo.file, {
        contentType: photo.type,
        contentDisposition: target.content_disposition,
        onProgress,
        signal,
      });
      sent.current.set(photo.file, target.object_id);
      return target.object_id;
    },
    [api, signUpload, toolId, funcId],
  );
}
