import { hasWarnings, type BatchItem, type NewBatchItem } from '@tintory/contract';
import type { FileProblem } from '@tintory/picture-files';
import { originOfItem } from '../jobs/origin-of-job.ts';
import type { From } from '../results/image-of-output.ts';
import type { Upload } from './upload-list.ts';

/** What a person sees of one photo: the API's states, and those of a photo on its way there. */
export type RowState = BatchItem['status'] | 'sending' | 'refused' | 'unsent';

export type BatchRow = {
  key: string;
  name: string;
  state: RowState;
  progress: number;
  /** The photo, where this page has it. */
  file: Blob | null;
  /** Where the photo is, if it is not a file of this page. */
  photoUrl: string | null;
  item: BatchItem | null;
  problem: FileProblem | null;
  /** Only the first of its pictures is used. */
  animated?: boolean;
};

const stateOfUpload: Record<Upload['state'], RowState> = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'waiting',
  refused: 'refused',
  failed: 'unsent',
};

const ofUpload = ({ key, name, file, state, progress, problem, animated }: Upload): BatchRow => ({
  key,
  name,
  file,
  state: stateOfUpload[state],
  progress,
  problem,
  animated,
  photoUrl: null,
  item: null,
});

const ofItem = (item: BatchItem, file: Blob | null): BatchRow => ({
  key: item.key,
  name: item.name,
  file,
  state: item.status,
  progress: item.progress,
  problem: null,
  photoUrl: item.image_url,
  item,
});

/** A photo that was chosen elsewhere, before the start. */
export const rowOfGiven = ({ key, name, image_url: photoUrl }: NewBatchItem): BatchRow => ({
  key,
  name,
  file: null,
  photoUrl: photoUrl ?? null,
  state: 'waiting',
  progress: 0,
  problem: null,
  item: null,
});

/** The photos of a batch: what needs no upload, then this page's own in the order they were chosen. */
export function batchRows(items: readonly BatchItem[], uploads: readonly Upload[]): BatchRow[] {
  const known = new Map(items.map((item) => [item.key, item]));
  const own = new Set(uploads.map(({ key }) => key));
  return [
    ...items.filter(({ key }) => !own.has(key)).map((item) => ofItem(item, null)),
    ...uploads.map((upload) => {
      const item = known.get(upload.key);
      return item ? ofItem(item, upload.file) : ofUpload(upload);
    }),
  ];
}

/** Whether there is a result, free or paid for, and something to say of it. */
export const isHeldBack = (item: BatchItem | null): item is BatchItem =>
  item !== null && item.outputs.length > 0 && hasWarnings(item);

export const rowFilters = ['all', 'held', 'failed', 'done'] as const;
export type RowFilter = (typeof rowFilters)[number];

const shownBy: Record<RowFilter, readonly RowState[] | null> = {
  all: null,
  held: ['held'],
  failed: ['failed', 'refused', 'unsent'],
  done: ['succeeded'],
};

export const filterRows = (rows: readonly BatchRow[], filter: RowFilter): readonly BatchRow[] => {
  const states = shownBy[filter];
  return states ? rows.filter(({ state }) => states.includes(state)) : rows;
};

/** What its results were made from: a picture of a store was never uploaded, and is where that has it. */
export const madeFrom = ({ item }: BatchRow): From => ({
  origin: originOfItem(item),
  beforeId: item?.object_id ?? null,
  beforeUrl: item?.image_url ?? null,
});
