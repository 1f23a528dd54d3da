import { storeFilter, type Api } from '@tintory/api-client';
import type { Publication } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publishable } from './publishable.ts';
import { publishedHere } from './published-here.ts';
import { useUndo } from './use-undo.ts';
import { useUploadOnce } from './use-upload-once.ts';

type PublishWish = {
  productId: string;
  output: Publishable;
  /** The picture to replace; null adds a new one. */
  fileId: string | null;
  alt: string;
};

/** The publication of a picture; null if it is not found or the list fails. */
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

/** Publishes a result; the success toast offers to undo it. */
export function usePublish(onPublished: (objectId: string) => void) {
  const api = useApi();
  const client = useQueryClient();
  const { toast } = useKit();
  const t = useT('merchant');
  const undo = useUndo();
  const upload = useUploadOnce();
  const [unsure, setUnsure] = useState(false);
  const publishing = useMutation({
    mutationFn: async ({ productId, output, fileId, alt }: PublishWish) => {
      const objectId = 'file' in output ? await upload(output) : output.object_id;
      const body = { product_id: productId, object_id: objectId, file_id: fileId, alt };
      await api.store.updateImage(body, { onUnsure: () => setUnsure(true) });
      return { objectId, publication: await publicationOf(api, productId, objectId) };
    },
    onSuccess: ({ objectId, publication }, { productId, output }) => {
      const resultId = 'file' in output ? output.madeFrom : objectId;
      if (resultId) publishedHere.add({ resultId, objectId, productId });
      void client.invalidateQueries(storeFilter);
      const takeBack = publication && {
        action: {
          label: t('merchant:publish.undo'),
          onClick: () => undo.mutate(publication.id),
        },
      };
      toast({ tone: 'good', text: t('merchant:publish.done'), ...takeBack });
      onPublished(objectId);
    },
    onSettled: () => setUnsure(false),
  });
  /** `unsure`: the outcome is not known yet. */
  return { ...publishing, unsure };
}
