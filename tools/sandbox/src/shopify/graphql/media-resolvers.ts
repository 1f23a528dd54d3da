import { gid } from '../gid.ts';
import type { MediaImage, Shop } from '../model.ts';
import { pictureUrl } from '../picture-url.ts';
import type { Resolver } from './context.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

type Transform = { maxWidth?: number | null; maxHeight?: number | null; scale?: number | null };

/** The picture as an `Image`; null until it is ready. */
const image: Resolver<MediaImage> = (media) =>
  media.picture && {
    id: gid('ImageSource', media.id),
    altText: media.alt,
    width: media.picture.width,
    height: media.picture.height,
    url: ({ transform }: { transform?: Transform | null }, { origin, shop }: UrlContext) => {
      const url = new URL(pictureUrl(origin, shop, media));
      const scale = transform?.scale ?? 1;
      for (const [name, size] of [
        ['width', transform?.maxWidth],
        ['height', transform?.maxHeight],
      ] as const)
        if (size) url.searchParams.set(name, String(size * scale));
      return url.href;
    },
  };

type UrlContext = { origin: string; shop: Shop };

/** Files and media have the same states and errors, under other field names. */
const shared: Record<string, Resolver<MediaImage>> = {
  id: ({ id }) => gid('MediaImage', id),
  image,
  mediaContentType: () => 'IMAGE',
  mediaErrors: ({ problems }) => problems,
  mediaWarnings: () => [],
  fileErrors: ({ problems }) => problems,
  fileStatus: ({ status }) => status,
  mimeType: ({ picture }) => picture?.type ?? null,
  createdAt: ({ createdAt }) => iso(createdAt),
  updatedAt: ({ updatedAt }) => iso(updatedAt),
  preview: (media, args, context) => ({
    image: image(media, args, context),
    status: media.status,
  }),
  originalSource: (media, _, { origin, shop }) =>
    media.picture && {
      fileSize: 'bytes' in media.picture.content ? media.picture.content.bytes.length : null,
      url: pictureUrl(origin, shop, media),
    },
};

export const mediaResolvers = { MediaImage: shared };
