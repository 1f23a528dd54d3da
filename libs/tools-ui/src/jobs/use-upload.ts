import { ApiError } from '@tintory/api-client';
import { withoutControls } from '@tintory/contract';
import { useCallback, useRef } from 'react';
import { withFile } from '../photo/file-gone.ts';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices, type UploadToSign } from '../tool-services.tsx';

/** A signed name may have 600 characters, and each letter may take nine once encoded. */
const longestName = 60;

/** What a picture is uploaded for. */
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

/** Asks for an address to upload to; signed again, once, by the server's clock where this one is off. */
function useUploadRequest() {
  const { api, signUpload } = useToolServices();
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  const ahead = useRef(0);

  return useCallback(
    async (upload: UploadToSign, { toolId, funcId }: UploadTarget) => {
      const request = async () =>
        api.uploads.create({
          ...upload,
          ...(await signUpload(upload, Date.now() + ahead.current)),
          ...{ tool_id: toolId, func_id: funcId },
        });
      try {
        return await request();
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'StaleTimestamp';
        if (!isStale || error.serverTime === undefined) throw error;
        ahead.current = error.serverTime - Date.now();
        return request();
      }
    },
    [api, signUpload],
  );
}

/** Uploads a photo and answers its object id; the same photo is sent only once. Throws `FileGone`. */
export function useUpload() {
  const { api } = useToolServices();
  const requestUpload = useUploadRequest();
  const sent = useRef(new WeakMap<Blob, string>());

  return useCallback(
    async (photo: UploadSource, target: UploadTarget, options: UploadOptions): Promise<string> => {
      const known = sent.current.get(photo.file);
      if (known) return known;
      const upload = {
        // Cutting may have halved a character that takes two units.
        file_name: encodeURIComponent(withoutControls(shortName(photo.name))),
        file_size: photo.file.size,
        content_type: photo.type,
      };
      const place = await requestUpload(upload, target);
      const { onProgress, signal } = options;
      signal.throwIfAborted();
      await withFile(photo.file, () =>
        api.uploads.put(place.upload_signed_url, photo.file, {
          contentType: photo.type,
          contentDisposition: place.content_disposition,
          ...{ onProgress, signal },
        }),
      );
      sent.current.set(photo.file, place.object_id);
      return place.object_id;
    },
    [api, requestUpload],
  );
}
