import type { ToolDefinition } from '@tintory/catalog';
import type { NewBatchItem } from '@tintory/contract';
import { useState } from 'react';
import { failureOf, outcomeUnknownCode } from '../jobs/failure.ts';
import { uploadPictures } from '../jobs/upload-pictures.ts';
import { useUpload } from '../jobs/use-upload.ts';
import { jobInputs } from '../options/option-values.ts';
import { fileGoneCode } from '../photo/file-gone.ts';
import { useToolServices } from '../tool-services.tsx';
import { handOver } from './hand-over.ts';
import { uploadsStore } from './uploads-store.ts';
import { useBatchOptions } from './use-batch-options.ts';
import { usePhotoList } from './use-photo-list.ts';

type StartOptions = {
  tool: ToolDefinition;
  onStarted: (batchId: string) => void;
  /** Photos that need no upload, in place of those of this browser. */
  given?: readonly NewBatchItem[] | undefined;
};

/** As the texts name it: no answer has arrived yet, none arrived at all, a file is gone, or it did not work. */
type StartTrouble = 'startUnsure' | 'startUnknown' | 'fileGone' | 'startFailed';

function troubleOf(error: unknown): StartTrouble {
  const { code } = failureOf(error);
  if (code === fileGoneCode) return 'fileGone';
  return code === outcomeUnknownCode ? 'startUnknown' : 'startFailed';
}

/** Choosing photos and options, and the start of a batch of them. */
export function useBatchStart({ tool, onStarted, given }: StartOptions) {
  const { api, signedIn, requestSignIn } = useToolServices();
  const upload = useUpload();
  const { complete, ...options } = useBatchOptions(tool);
  const { func, values, samePlace = false } = options;
  const target = { toolId: tool.id, funcId: func.id };
  const { usable, ...list } = usePhotoList();
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<StartTrouble | null>(null);
  const count = given?.length ?? usable.length;

  /** The batch has begun: what did not arrive is said on its own page. */
  const send = async (batchId: string) => {
    if (given) {
      await handOver(api, batchId, given).catch(() => undefined);
      return;
    }
    uploadsStore.start(batchId, usable, {
      send: (photo, sending) => upload(photo, target, sending),
      add: async (items, complete) => {
        await api.batches.add(batchId, { items, complete });
      },
    });
  };
  const start = async () => {
    if (!signedIn) return requestSignIn();
    setStarting(true);
    setTrouble(null);
    try {
      const sending = { onProgress: () => undefined, signal: new AbortController().signal };
      const sent = await uploadPictures(values, (photo) => upload(photo, target, sending));
      const inputs = jobInputs(func.fields, sent, null);
      const onUnsure = () => setTrouble('startUnsure');
      const body = { tool_id: tool.id, inputs, same_place: samePlace, complete: false };
      const batch = await api.batches.create(body, { onUnsure });
      await send(batch.id);
      onStarted(batch.id);
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setStarting(false);
    }
  };

  return {
    ...list,
    ...options,
    /** Photos to be worked on. */
    count,
    starting,
    trouble,
    canStart: count > 0 && complete && !starting,
    start,
  };
}

export type BatchStart = ReturnType<typeof useBatchStart>;
