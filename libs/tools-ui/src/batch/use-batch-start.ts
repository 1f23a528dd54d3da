import { batchFunction, hasPlace, priceOf, type ToolDefinition } from '@tintory/catalog';
import type { NewBatchItem } from '@tintory/contract';
import { useState } from 'react';
import { failureOf, outcomeUnknownCode } from '../jobs/failure.ts';
import { uploadPictures } from '../jobs/upload-pictures.ts';
import { useUpload } from '../jobs/use-upload.ts';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { defaultValues, jobInputs, missingFields } from '../options/option-values.ts';
import { fileGoneCode } from '../photo/file-gone.ts';
import { useToolServices } from '../tool-services.tsx';
import { preflight } from '../workbench/preflight.ts';
import { handOver } from './hand-over.ts';
import { uploadsStore } from './uploads-store.ts';
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
  const func = batchFunction(tool);
  if (!func) throw new Error(`The tool ${tool.id} has no function for a batch.`);
  const upload = useUpload();
  const target = { toolId: tool.id, funcId: func.id };
  const { usable, ...list } = usePhotoList();
  /** By tool: what one calls by the same name may mean nothing to another. */
  const [editedOf, setEditedOf] = useState<Record<string, OptionValues>>({});
  const [starting, setStarting] = useState(false);
  const [samePlace, setSamePlace] = useState(true);
  const [trouble, setTrouble] = useState<StartTrouble | null>(null);
  const edited = editedOf[tool.id] ?? {};
  const setEdited = (next: OptionValues) => setEditedOf((all) => ({ ...all, [tool.id]: next }));
  const values = { ...defaultValues(func.fields), ...edited };
  const sharesPlace = hasPlace(func.fields, values);
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
      const same_place = sharesPlace && samePlace;
      const body = { tool_id: tool.id, inputs, same_place, complete: false };
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
    func,
    /** Photos to be worked on. */
    count,
    values,
    each,
    /** Whether all are to be shown in one place; undefined where there is none. */
    samePlace: sharesPlace ? samePlace : undefined,
    setSamePlace,
    starting,
    trouble,
    canStart: ready && !starting,
    /** What the options alone tell of every result. */
    preflightIssue: preflight(tool.id, null, values),
    setValues: (chosen: OptionValues) => setEdited({ ...edited, ...chosen }),
    setValue: (key: string, value: OptionValue | undefined) => {
      const others = Object.entries(edited).filter(([other]) => other !== key);
      setEdited(Object.fromEntries(value === undefined ? others : [...others, [key, value]]));
    },
    start,
  };
}

export type BatchStart = ReturnType<typeof useBatchStart>;
