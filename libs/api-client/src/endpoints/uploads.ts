import type { CreateUploadBody, CreateUploadResult, DownloadLinkResult } from '@tintory/contract';
import { putFile } from '../put-file.ts';
import type { Request } from '../call.ts';

function multipart(fields: CreateUploadBody): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

export const uploadsEndpoints = (request: Request) => ({
  /** Asks for an address to put a file to; the fields carry their own signature. */
  create: (fields: CreateUploadBody) =>
    request<CreateUploadResult>({ method: 'POST', path: '/api/uploads', form: multipart(fields) }),

  put: putFile,

  /** An address that downloads the object under its own name, for ten minutes. */
  downloadLink: (objectId: string) =>
    request<DownloadLinkResult>({
      method: 'POST',
      path: '/api/uploads/download_link',
      json: { object_id: objectId },
    }),
});
