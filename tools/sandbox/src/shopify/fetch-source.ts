import { readImageHeader } from './image-header.ts';
import type { MediaProblem, Picture } from './model.ts';
import { maxImageBytes, type StagedUploads } from './staged-uploads.ts';

const fetchMs = 10_000;
/** The largest picture that a store takes. */
const maxPixels = 25_000_000;

type Bytes = { bytes: Buffer };

const problem = (code: string, message: string): MediaProblem => ({ code, message, details: null });

/** Fetches a picture from a staged upload or by HTTP. */
export async function fetchSource(
  source: string,
  staged: StagedUploads,
): Promise<{ picture: Picture & { content: Bytes } } | { problem: MediaProblem }> {
  const bytes = staged.isStaged(source) ? staged.collect(source) : await download(source);
  if (!bytes)
    return { problem: problem('IMAGE_DOWNLOAD_FAILURE', 'Image download failed: no file there') };
  if (bytes.length > maxImageBytes)
    return { problem: problem('INVALID_IMAGE_FILE_SIZE', 'Image size exceeds the limit of 20MB') };
  const header = readImageHeader(bytes);
  if (!header)
    return { problem: problem('UNSUPPORTED_IMAGE_FILE_TYPE', 'Image file type is not supported') };
  const { width, height } = header;
  if (width * height === 0)
    return { problem: problem('IMAGE_PROCESSING_FAILURE', 'Image could not be processed') };
  if (width * height > maxPixels)
    return { problem: problem('INVALID_IMAGE_RESOLUTION', 'Image resolution exceeds the limit') };
  return { picture: { ...header, content: { bytes } } };
}

/** Stops one byte above the limit, so that an endless answer does not fill the memory. */
async function download(url: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchMs) });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return null;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxImageBytes) break;
    }
    return Buffer.concat(chunks);
  } catch {
    // Unreachable, too slow or aborted: the store does not distinguish.
    return null;
  }
}
