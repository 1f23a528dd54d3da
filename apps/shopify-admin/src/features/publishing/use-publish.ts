import type { Api } from '@tintory/api-client';
import type { Publication } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndo } from './use-undo.ts';

type PublishWish = {
  productId: string;
  objectId: string;
  /** The picture to replace; null adds a new one. */
  fileId: string | null;
  alt: string;
};

/** Which publication a picture is; null where the list could not tell. */
async function publicationOf(
  api: Api,
  productId: string,
  objectId: string,
): Promise<Publication | null> {
  try {
    const { rows } = await api.store.publications({ product_id: productId });
    const isIt = (row: Publication) => row.object_id === objectId && row.status === 'published';
    return rows.find(isIt) ?? null;
  } catch {
    return null;
  }
}

/** Puts a result into the store; the message that says so can take it back. */
export function usePublish(onPublished: (objectId: string) => void) {
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  const t = useT('merchant');
  const undo = useUndo();
  return useMutation({
    mutationFn: async ({ productId, objectId, fileId, alt }: PublishWish) => {
      const body = { product_id: productId, object_id: objectId, file_id: fileId, alt };
      await api.store.updateImage(body);
      return publicationOf(api, productId, objectId);
    },
    onSuccess: (publication, { objectId }) => {
      void client.invalidateQueries({ queryKey: ['store'] });
      const takeBack = publication && {
        action: {
          label: t('merchant:publish.undo'),
          onClick: () => undo.mutate(publication.id),
        },
      };
      toast({ tone: 'good', text: t('merchant:publish.done'), ...takeBack });
      onPublished(objectId);
    },
  });
}
