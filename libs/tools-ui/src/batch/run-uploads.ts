import { brokenLine, retry } from '@tintory/api-client';
import { batchRules, withoutControls, type NewBatchItem } from '@tintory/contract';
import { FileGone } from '../photo/file-gone.ts';
import { sendable, type Photo } from '../photo/read-photo.ts';
import { inspect, type Upload } from './upload-list.ts';

/** As many as a browser sends to one host at a time without starving the page's own calls. */
const lanes = 3;

/** The first photos are worked on while the others are still on their way. */
const itemsPerCall = Math.min(10, batchRules.maxItemsPerCall);

type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

export type UploadWork = {
  uploads: readonly Upload[];
  signal: AbortSignal;
  send: (photo: Photo, sending: Sending) => Promise<string>;
  /** Adds photos to the batch; `complete` once none is to come. */
  add: (items: NewBatchItem[], complete: boolean) => Promise<void>;
  change: (key: string, change: Partial<Upload>) => void;
};

/** Sends the photos a few at a time and hands them to the batch; only handles are held, no bytes. */
export async function runUploads({ uploads, signal, send, add, change }: UploadWork) {
  const queue = uploads.filter(({ state }) => state === 'waiting');
  let sent: { upload: Upload; item: NewBatchItem }[] = [];
  let broken = false;

  const hand = async (most: number, complete = false) => {
    if (sent.length < most || (sent.length === 0 && !complete)) return;
    const group = sent.sort((a, b) => uploads.indexOf(a.upload) - uploads.indexOf(b.upload));
    sent = [];
    const settle = (state: Upload['state']) => {
      for (const { upload } of group) change(upload.key, { state });
    };
    try {
      await retry(
        () =>
          add(
            group.map(({ item }) => item),
            complete,
          ),
        brokenLine,
        signal,
      );
      settle('sent');
    } catch {
      broken = true;
      settle('failed');
    }
  };

  const take = async (upload: Upload) => {
    // Checking hundreds of photos takes longer than an immediate start.
    const { type, problem } = upload.type ? upload : await inspect(upload);
    if (!type) return change(upload.key, { state: 'refused', problem });
    change(upload.key, { state: 'sending' });
    // Not sooner: hundreds of JPEGs would be in memory together.
    const ready = await sendable({ ...upload, type });
    if ('problem' in ready) return change(upload.key, { state: 'refused', ...ready });
    const photo: Photo = { ...ready, url: null, size: null, origin: null };
    const onProgress = (progress: number) => change(upload.key, { progress });
    const objectId = await retry(() => send(photo, { onProgress, signal }), brokenLine, signal);
    const name = withoutControls(upload.name);
    sent.push({ upload, item: { key: upload.key, name, object_id: objectId } });
    await hand(itemsPerCall);
  };

  const lane = async () => {
    for (let upload = queue.shift(); upload && !signal.aborted; upload = queue.shift()) {
      try {
        await take(upload);
      } catch (error) {
        if (error instanceof FileGone) {
          change(upload.key, { state: 'refused', problem: { kind: 'gone' } });
          continue;
        }
        broken = true;
        change(upload.key, { state: 'failed' });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (signal.aborted) return;
  await hand(0, !broken);
}
