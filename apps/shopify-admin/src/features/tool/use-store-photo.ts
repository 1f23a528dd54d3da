import { useApi } from '@tintory/session';
import { defaultValues, draftStore, type DraftStore, type PhotoOrigin } from '@tintory/tools-ui';
import type { ToolDefinition } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { findImage } from '../../config/store-images.ts';

/**
 * Drafts that begin with the picture of the store that the address names, so that a reload finds it
 * again and no storage of the browser is needed. What is chosen after it is kept as anywhere.
 */
export function useStorePhoto(tool: ToolDefinition, origin: PhotoOrigin | null): DraftStore {
  const api = useApi();
  const t = useT('merchant');
  const { toast } = useKit();
  const [drafts] = useState<DraftStore>(() => {
    if (!origin) return draftStore;
    const fetchPhoto = async () => {
      const image = await findImage(api, origin.productId, origin.fileId);
      if (!image) throw new Error('The store has this picture no longer.');
      const answer = await fetch(image.Image.image.url);
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      return { file: await answer.blob(), alt: image.alt };
    };
    const load = async () => {
      try {
        const { file, alt } = await fetchPhoto();
        const name = `${alt || 'product'}.${file.type.split('/').at(-1) ?? 'jpg'}`;
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
