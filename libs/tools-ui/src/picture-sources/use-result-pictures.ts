import type { Job } from '@tintory/contract';
import { useEffect, useEffectEvent } from 'react';
import { wholeHistory } from '../history/history-filter.ts';
import { useHistory } from '../history/use-history.ts';
import { isClear } from '../jobs/is-clear.ts';
import { isPreview } from '../jobs/is-preview.ts';
import { goingOn } from '../results/preview-image.ts';
import { imageOfOutput } from '../results/image-of-output.ts';

/** A picture made by a job, for use in another one by its object id. */
export type ResultPicture = {
  objectId: string;
  smallUrl: string;
  /** Cut out, so it is shown uncropped. */
  clear: boolean;
  toolId: string;
  createdAt: string;
  /** Its number within its job, from 1. */
  number: number;
  total: number;
};

/** Enough pictures to fill the picker; a page of the history may have only failed jobs. */
const screenful = 12;

/** A job's pictures for the picker: each once, as raster, none of a free preview. */
function picturesOf(job: Job): ResultPicture[] {
  if (job.status !== 'succeeded' || isPreview(job)) return [];
  const images = job.outputs.flatMap((one) => goingOn(imageOfOutput(one, job.outputs)) ?? []);
  const unique = [...new Map(images.map((image) => [image.objectId, image])).values()];
  return unique.flatMap(({ objectId, smallUrl, url }, index) =>
    objectId === null
      ? []
      : {
          ...{ objectId, smallUrl: smallUrl ?? url, clear: isClear(job), toolId: job.tool_id },
          ...{ createdAt: job.created_at, number: index + 1, total: unique.length },
        },
  );
}

/** The pictures of the history, newest first, page by page. */
export function useResultPictures(words: string) {
  const history = useHistory({ ...wholeHistory, words });
  const { failed, moreFailed, hasMore, loadMore, loadingMore } = history;
  const pictures = history.jobs.flatMap(picturesOf);
  const wanting = pictures.length < screenful && hasMore && !failed && !moreFailed;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (wanting && !loadingMore) goOn();
  }, [wanting, loadingMore]);
  return {
    pictures,
    loading: history.loading || (wanting && pictures.length === 0),
    stale: history.stale,
    failed: failed && pictures.length === 0,
    reload: history.reload,
    hasMore,
    moreFailed,
    loadingMore,
    loadMore,
  };
}
