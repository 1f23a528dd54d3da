import { batchFunction, priceOf, type ToolDefinition } from '@tintory/catalog';
import type { NewBatchItem } from '@tintory/contract';
import { useState } from 'react';
import { uploadPictures } from '../jobs/upload-pictures.ts';
import { useUpload } from '../jobs/use-upload.ts';
import {
  defaultValues,
  jobInputs,
  missingFields,
  type OptionValue,
  type OptionValues,
} from '../options/option-values.ts';
import { useToolServices } from '../tool-services.tsx';
import { foresee } from '../workbench/foresee.ts';
import { handOver } from './hand-over.ts';
import { createBatchMaker } from './make-batch.ts';
import { uploadsStore } from './uploads-store.ts';
import { usePhotoList } from './use-photo-list.ts';

type StartOptions = {
  tool: ToolDefinition;
  onStarted: (batchId: string) => void;
  /** Photos that need no upload, in place of those of this browser. */
  given?: readonly NewBatchItem[] | undefined;
};

/** Choosing photos and options, and the start of a batch of them. */
export function useBatchStart({ tool, onStarted, given }: StartOptions) {
  const { api, signedIn, requestSignIn } = useToolServices();
  const func = batchFunction(tool);
  if (!func) throw new Error(`The tool ${tool.id} has no function for a batch.`);
  const upload = useUpload({ toolId: tool.id, funcId: func.id });
  const { usable, ...list } = usePhotoList();
  /** By tool: what one calls by the same name may mean nothing to another. */
  const [editedOf, setEditedOf] = useState<Record<string, OptionValues>>({});
  const [makeBatch] = useState(createBatchMaker);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const edited = editedOf[tool.id] ?? {};
  const setEdited = (next: OptionValues) => setEditedOf((all) => ({ ...all, [tool.id]: next }));
  const values = { ...defaultValues(func.fields), ...edited };
  const each = priceOf(func, values);
  const count = given?.length ?? usable.length;
  const ready = count > 0 && missingFields(func.fields, values).length === 0;

  /** The batch has begun: what did not arrive is said on its own page. */
  const send = async (batchId: string) => {
    if (given) {
      await handOver(api, batchId, given).catch(() => undefined);
      return;
    }
    uploadsStore.start(batchId, usable, {
      send: upload,
      add: async (items, complete) => {
        await api.batches.add(batchId, { items, complete });
      },
    });
  };
  const start = async () => {
    if (!signedIn) return requestSignIn();
    setStarting(true);
    setFailed(false);
    try {
      const sending = { onProgress: () => undefined, signal: new AbortController().signal };
      const sent = await uploadPictures(values, (photo) => upload(photo, sending));
      const inputs = jobInputs(func.fields, sent, null);
      const batch = await makeBatch(api, { tool_id: tool.id, inputs, complete: false });
      await send(batch.id);
      onStarted(batch.id);
    } catch {
      setFailed(true);
    } finally {
      setStarting(false);
    }
  };

  return {
    ...list,
    func,
    /** Photos to be worked on. */
    count,
    values,
    each,
    starting,
    failed,
    canStart: ready && !starting,
    /** What the options alone tell of every result. */
    foreseen: foresee(tool.id, null, values),
    setValues: (chosen: OptionValues) => setEdited({ ...edited, ...chosen }),
    setValue: (key: string, value: OptionValue | undefined) => {
      const others = Object.entries(edited).filter(([other]) => other !== key);
      setEdited(Object.fromEntries(value === undefined ? others : [...others, [key, value]]));
    },
    start,
  };
}

export type BatchStart = ReturnType<typeof useBatchStart>;
