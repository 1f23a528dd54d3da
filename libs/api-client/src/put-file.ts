import { ApiError } from './api-error.ts';

export type PutOptions = {
  contentType: string;
  contentDisposition: string;
  /** From 0 to 1 while the bytes leave. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a file to its signed address. XMLHttpRequest, because fetch cannot tell how much of a body
 * has left. Rejects with an `ApiError`, or with the signal's reason when aborted.
 */
export function putFile(url: string, file: Blob, options: PutOptions): Promise<void> {
  const { contentType, contentDisposition, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    xhr.open('PUT', url);
    xhr.setRequestHeader('Content-Type', contentType);
    xhr.setRequestHeader('Content-Disposition', contentDisposition);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    xhr.onload = () =>
      xhr.status < 300 ? resolve() : reject(refusal(xhr.status, xhr.responseText));
    xhr.onerror = () =>
      reject(new ApiError({ code: 'Offline', status: 0, message: 'No answer arrived.' }));
    xhr.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}

/**
 * Our own storage answers with an error of the API; the text of any other storage means nothing to
 * people.
 */
function refusal(status: number, text: string): ApiError {
  const message = `The storage answered ${status}.`;
  try {
    const body = JSON.parse(text) as { code?: string; message?: string; request_id?: string };
    return new ApiError({
      code: body.code ?? 'Internal',
      status,
      message: body.message ?? message,
      requestId: body.request_id,
    });
  } catch {
    return new ApiError({ code: 'Internal', status, message });
  }
}
