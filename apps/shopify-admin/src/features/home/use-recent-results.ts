import { jobsQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';

/** Two rows on the widest page; an incomplete row of four is left out. */
export const shownResults = 8;
/** More jobs are fetched, because free previews and synchronous queries are among them. */
const asked = 3 * shownResults;
const inRow = 4;

const wholeRows = <Row>(rows: Row[]): Row[] =>
  rows.length < inRow ? rows : rows.slice(0, rows.length - (rows.length % inRow));

/** Synchronous calls, e.g. face detection, and previews are not results. */
const isMade = ({ call_type: type, func_id: func, outputs }: Job): boolean =>
  type === 'async' && func !== 'preview' && outputs.length > 0;

/** The latest results; undefined until loaded. */
export function useRecentResults() {
  const api = useApi();
  const query = jobsQuery(api, { status: 'succeeded', limit: asked, sort: '-created_at' });
  const { data, isError, refetch } = useQuery(query);
  return {
    jobs: data && wholeRows(data.rows.filter(isMade).slice(0, shownResults)),
    failed: isError && !data,
    reload: () => void refetch(),
  };
}

export type RecentJobs = ReturnType<typeof useRecentResults>;
