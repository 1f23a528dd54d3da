import { type Canvases, contextOf } from '@tintory/picture-files';
import { outputFormats, type OutputFormat } from './resize-job.ts';

export const typeOf = (format: OutputFormat) => `image/${format}`;

/** How people call the types of files. */
export const formatNames: Record<OutputFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
};

/** What the browser writes, told by having it write one pixel. */
export async function writableFormats(canvases: Canvases): Promise<OutputFormat[]> {
  const canvas = canvases.create(1, 1);
  contextOf(canvas);
  const types = outputFormats.map(async (format) => {
    const { type } = await canvases.encode(canvas, typeOf(format), 80);
    return type === typeOf(format) ? [format] : [];
  });
  return (await Promise.all(types)).flat();
}
