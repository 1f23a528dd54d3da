import type { ToolDefinition } from '@tintory/catalog';
import { useCallback } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { useUpload, type UploadOptions } from './use-upload.ts';

/**
 * The photo is uploaded for the tool's main function, although a preview or face detection uses it
 * first.
 */
export function useToolUpload(tool: ToolDefinition) {
  const upload = useUpload();
  const { id: toolId, functions } = tool;
  const funcId = functions[0]?.id ?? '';
  return useCallback(
    (photo: Photo, options: UploadOptions) => upload(photo, { toolId, funcId }, options),
    [upload, toolId, funcId],
  );
}
