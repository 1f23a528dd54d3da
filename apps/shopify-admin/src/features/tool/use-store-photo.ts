import { storeProductQuery } from '@tintory/api-client';
import type { StoreImage } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { defaultValues, draftStore, type DraftStore, type PhotoOrigin } from '@tintory/tools-ui';
import type { ToolDefinition } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../store/fetch-file.ts';
import { findImage } from '../../store/store-images.ts';
import { useProductTitle } from '../../store/use-product-title.ts';

/**
 * A draft store that starts with the store picture in the URL, so that a reload restores it without
 * browser storage. Later choices are stored as usual.
 */
export function useStorePhoto(tool: ToolDefinition, origin: PhotoOrigin | null): DraftStore {
  const api = useApi();
  const t = useT('merchant');
  const { toast } = useKit();
  const client = useQueryClient();
  const known = useProductTitle(origin?.productId ?? null);
  const [drafts] = useState<DraftStore>(() => {
    if (!origin) return draftStore;
    /**
     * Named after the product as in a batch, so that results can be searched by it; else by the alt
     * text.
     */
    const nameOf = async ({ alt }: StoreImage) => {
      const asked = () => client.fetchQuery(storeProductQuery(api, origin.productId));
      return (
        known ??
        (await asked().then(
          ({ title }) => title,
          () => alt || 'product',
        ))
      );
    };
    const fetchPhoto = async () => {
      const image = await findImage(api, origin.productId, origin.fileId);
      if (!image) throw new Error('The store has this picture no longer.');
      return fetchFile(image.Image.image.url, await nameOf(image));
    };
    const load = async () => {
      try {
        const file = await fetchPhoto();
        const { name } = file;
        const values = defaultValues(tool.functions[0]?.fields ?? []);
        return { file, name, origin, values, pending: false, savedAt: Date.now() };
      } catch {
        toast({ tone: 'bad', text: t('merchant:product.photoFailed') });
        return undefined;
      }
    };
    return { ...draftStore, load };
  });
  return drafts;
}
