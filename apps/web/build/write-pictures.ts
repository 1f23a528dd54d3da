import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcon, drawSharePicture } from '@tintory/vite-plugins';
import type { Content } from '../src/prerender.tsx';

const mark = join(import.meta.dirname, '../public/favicon.svg');
const apiContent = join(import.meta.dirname, '../../api/content');

/** A maskable icon needs its content within the inner 80 %. */
const icons = [
  { name: 'icon-180', size: 180, share: 0.72 },
  { name: 'icon-192', size: 192, share: 0.72 },
  { name: 'icon-512', size: 512, share: 0.72 },
  { name: 'maskable-512', size: 512, share: 0.56 },
];

/** Writes the share pictures of tools and articles, and the app's icons. */
export async function writePictures(dist: string, content: Content): Promise<void> {
  for (const folder of ['share', 'icons']) await mkdir(join(dist, folder), { recursive: true });
  const shared = [...shareSources(content)].map(async ([name, file]) =>
    writeFile(join(dist, 'share', `${name}.jpg`), await drawSharePicture(file, mark)),
  );
  const drawn = icons.map(async ({ name, size, share }) =>
    writeFile(join(dist, 'icons', `${name}.png`), await drawIcon(mark, size, share)),
  );
  await Promise.all([...shared, ...drawn]);
}

/** Source files by the names in `PageMeta`: a tool's sample, an article's cover. */
function shareSources(content: Content): Map<string, string> {
  const { tools = [], articles = [] } = content['en'] ?? {};
  const sources = new Map<string, string>();
  const add = (name: string, url: string | undefined) =>
    url && sources.set(name, join(apiContent, new URL(url).pathname));
  for (const { id, samples } of tools) add(id, samples[0]?.after_url);
  add('home', tools.find(({ id }) => id === 'change_background')?.samples[0]?.after_url);
  for (const { attributes } of articles) {
    add(`blog-${attributes.slug}`, attributes.cover?.data?.attributes.url);
  }
  return sources;
}
